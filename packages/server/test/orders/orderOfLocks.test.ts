import { RequestKey } from "@listwright/domain/order"
import { layer } from "@effect/vitest"
import { DateTime, Deferred, Effect, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, expect } from "vitest"
import { storeAnswer } from "../../src/orders/findExistingOrder.ts"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { databases } from "../storage/databases.ts"
import { commandFor, layerServer, newDraft, newUser, removeFolder, temporaryFolder, zips } from "./shop.ts"

/** Until another connection waits for a row that this one holds. */
const somebodyWaits = Effect.gen(function* () {
  const sql = yield* SqlClient
  const waiting = yield* sql`SELECT 1 FROM pg_locks WHERE NOT granted`
  if (waiting.length === 0) return yield* Effect.fail("nobody")
}).pipe(Effect.eventually, Effect.timeout("10 seconds"))

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `Transactions about one order on ${database.name}`,
    (it) => {
      it.effect("take its locks in one order: a settlement and the click of another window", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const user = yield* newUser()
          const draft = yield* newDraft(user, zips("60610"))
          const { orderCode } = yield* (yield* OrderPlacements).place(user, yield* commandFor(user, draft.id))
          const held = yield* Deferred.make<void>()
          const click = yield* Effect.forkChild(
            Effect.andThen(
              Deferred.await(held),
              storeAnswer(draft.id, {
                userId: user.id,
                requestKey: RequestKey.make("another-window"),
                requestHash: "",
                orderCode,
              }),
            ),
          )
          // As a declined card is settled: the order first, then its draft.
          yield* sql.withTransaction(
            Effect.gen(function* () {
              yield* sql`SELECT state FROM orders WHERE code = ${orderCode} FOR UPDATE`
              yield* Deferred.succeed(held, undefined)
              // The embedded database has one connection, for which the click waits.
              if (database.name === "PostgreSQL") yield* somebodyWaits
              yield* sql`UPDATE orders SET state = 'declined' WHERE code = ${orderCode}`
              yield* sql`UPDATE drafts SET placed_order_id = NULL, updated_at = ${yield* DateTime.nowAsDate}
                WHERE id = ${draft.id}`
            }),
          )
          expect(yield* Effect.flip(Fiber.join(click))).toMatchObject({ _tag: "PlacementSuperseded" })
        }),
      )
    },
  )
}
