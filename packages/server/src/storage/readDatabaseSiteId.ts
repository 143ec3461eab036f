import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { DatabaseSiteMismatch } from "./StorageErrors.ts"

const decodeSites = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ siteId: Schema.String })))
const decodeTables = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ name: Schema.NullOr(Schema.String) })),
)

const siteId = Effect.gen(function* () {
  const sql = yield* SqlClient
  return decodeSites(yield* sql`SELECT site_id AS "siteId" FROM site`)[0]?.siteId ?? null
})

/** Returns the ID of a database's site; null if the database doesn't belong to a site yet. */
export const readDatabaseSiteId = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [table] = decodeTables(yield* sql`SELECT to_regclass('site')::text AS name`)
  return (table?.name ?? null) === null ? null : yield* siteId
})

/** Assigns the database to a site permanently, unless it belongs to another site. Requires its tables. */
export const claimDatabase = Effect.fn("claimDatabase")(function* (folder: string, own: string) {
  const sql = yield* SqlClient
  yield* Effect.orDie(sql`INSERT INTO site ${sql.insert({ site_id: own })} ON CONFLICT DO NOTHING`)
  const databaseSiteId = (yield* Effect.orDie(siteId)) ?? ""
  if (databaseSiteId !== own) return yield* new DatabaseSiteMismatch({ folder, siteId: own, databaseSiteId })
})
