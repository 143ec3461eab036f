import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted, Schema } from "effect"
import type { startPostgresql } from "../../scripts/postgresql.ts"
import { KeptRows, keptRows } from "./keptRows.ts"

export type Postgresql = Awaited<ReturnType<typeof startPostgresql>>

/** The database where a site keeps its books, and how a run reads them. */
export interface SiteDatabase {
  /** '': the embedded database, which lives and dies with the site's process. */
  readonly url: string
  readonly read: () => Promise<KeptRows>
}

/** A new database of a PostgreSQL server, read beside the site. */
export const onPostgresql = async ({ url }: Postgresql, name: string): Promise<SiteDatabase> => {
  const own = new URL(url)
  own.pathname = `/${name}`
  await Effect.runPromise(
    Effect.flatMap(PgClient.PgClient, (sql) => sql`CREATE DATABASE ${sql(name)}`).pipe(
      Effect.provide(PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })),
    ),
  )
  return {
    url: own.href,
    read: () =>
      Effect.runPromise(
        keptRows.pipe(Effect.provide(PgClient.layer({ url: Redacted.make(own.href), maxConnections: 1 }))),
      ),
  }
}

const decode = Schema.decodeUnknownSync(KeptRows)

/** The database in the site's own process, which shows its rows at a port. */
export const embedded = (booksPort: number): SiteDatabase => ({
  url: "",
  read: async () => {
    const response = await fetch(`http://127.0.0.1:${booksPort}`)
    if (!response.ok) throw new Error(`Couldn't read the site's books: ${await response.text()}`)
    return decode(await response.json())
  },
})
