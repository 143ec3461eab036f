import { PgClient } from "@effect/sql-pg"
import { Layer, Redacted } from "effect"
import { StorageUnusable } from "./StorageErrors.ts"

/** SQL over a PostgreSQL server, given by its address: postgres://user:password@host:port/database */
export const layerPostgres = (url: Redacted.Redacted) =>
  PgClient.layer({ url, maxConnections: 10 }).pipe(
    Layer.catchTag("SqlError", (error) =>
      Layer.effectContext(new StorageUnusable({ reason: `The database cannot be reached: ${error.message}` })),
    ),
  )
