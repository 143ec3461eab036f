import { existsSync } from "node:fs"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { layerPglite } from "./PgliteStorage.ts"
import { SiteLeftBehind, StorageUnusable } from "./StorageErrors.ts"

const Held = Schema.Struct({ users: Schema.Int, orders: Schema.Int })
const decodeHeld = Schema.decodeUnknownSync(Schema.Array(Held))

const held = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows =
    yield* sql`SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM orders) AS orders`
  return decodeHeld(rows)[0] ?? { users: 0, orders: 0 }
})

/** Fails if a folder's embedded database contains users or orders, which would be missing from another database. */
export const ensureNothingLeftBehind = Effect.fn("ensureNothingLeftBehind")(function* (folder: string) {
  if (!existsSync(folder)) return
  const { orders, users } = yield* Effect.scoped(Effect.provide(held, Layer.fresh(layerPglite(folder)))).pipe(
    Effect.catchTag("SqlError", (error) =>
      Effect.fail(
        new StorageUnusable({
          reason: `The embedded database in ${folder} couldn't be read, so it isn't known whether the site has users and orders there: ${error.message}`,
        }),
      ),
    ),
  )
  if (users + orders > 0) return yield* new SiteLeftBehind({ folder, users, orders })
})
