import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, type Redacted } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { readDatabaseSiteId } from "./readDatabaseSiteId.ts"
import { StorageUnusable } from "./StorageErrors.ts"

const away = (error: SqlError) =>
  new StorageUnusable({ reason: `Couldn't connect to the database. ${error.message}` })

/** SQL over a PostgreSQL server at a URL: postgres://user:password@host:port/database */
export const layerPostgres = (url: Redacted.Redacted) =>
  PgClient.layer({ url, maxConnections: 10 }).pipe(
    Layer.catchTag("SqlError", (error) => Layer.effectContext(away(error))),
  )

/** Returns the database's site; fails if the server doesn't answer. */
export const ensureReachable = (url: Redacted.Redacted) =>
  readDatabaseSiteId.pipe(
    Effect.provide(Layer.fresh(layerPostgres(url))),
    Effect.catchTag("SqlError", (error) => Effect.fail(away(error))),
  )
