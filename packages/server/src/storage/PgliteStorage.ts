import { existsSync } from "node:fs"
import { join } from "node:path"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { restrictToOwner, explainStorageError } from "@listwright/engine/files"
import { readNewDatabase } from "./readNewDatabase.ts"
import { pgliteConnections } from "./pgliteConnections.ts"
import { StorageUnusable } from "./StorageErrors.ts"

/**
 * The memory for the database's pages. PostgreSQL's default of 128 MB is cleared at every start, which takes longer
 * than the rest of its start; the operating system caches the underlying files anyway.
 */
export const SHARED_BUFFERS = "32MB"

const openDatabase = (folder: string | undefined) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const { PGlite } = await import("@electric-sql/pglite")
        const isNew = folder === undefined || !existsSync(join(folder, "PG_VERSION"))
        const loadDataDir = isNew ? await readNewDatabase() : undefined
        const database = await PGlite.create({
          startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
          ...(folder === undefined ? {} : { dataDir: folder }),
          ...(loadDataDir === undefined ? {} : { loadDataDir }),
        })
        // The database sets what its files allow by itself, whatever its process asks for.
        if (folder !== undefined) restrictToOwner(folder)
        return database
      },
      catch: (cause) =>
        new StorageUnusable({
          reason: `The embedded database${folder === undefined ? "" : ` in ${folder}`} couldn't be opened: ${explainStorageError(cause)}`,
        }),
    }),
    (database) => Effect.promise(() => database.close()),
  )

/** SQL over the embedded database in a folder, or in memory if no folder is given. An open folder is locked. */
export const layerPglite = (folder?: string) =>
  PgClient.layerFrom(
    Effect.gen(function* () {
      const database = yield* openDatabase(folder)
      const client = yield* PgClient.make({
        stream: pgliteConnections(database),
        username: "postgres",
        database: "postgres",
        ssl: false,
        minConnections: 1,
        maxConnections: 1,
      })
      // The name keeps users of the client from taking a second connection, which does not exist.
      return Object.assign(client, { driver: "pglite" })
    }),
  ).pipe(
    Layer.catchTag("SqlError", (error) =>
      Layer.effectContext(new StorageUnusable({ reason: error.message })),
    ),
  )
