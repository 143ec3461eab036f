import { cpSync } from "node:fs"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { ensureLedgerIsCurrent } from "../../src/orders/ensureLedgerIsCurrent.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { layerStuckJobsSql, StuckJobs } from "../../src/orders/StuckJobs.ts"
import { settleDueOrders } from "../../src/orders/settleDueOrders.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { databases } from "../storage/databases.ts"
import {
  LATE,
  layerCrypto,
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  removeFolder,
  temporaryFolder,
} from "./shop.ts"

for (const database of databases()) {
  const folders = [temporaryFolder(), temporaryFolder()] as const
  afterAll(() => folders.forEach(removeFolder))

  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `two servers with processors of their own, on ${database.name},`,
    (it) => {
      it.effect("leave each other's charges alone: only who made one knows that it failed", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const buying = Effect.gen(function* () {
            const user = yield* newUser()
            const { orderCode, isPending } = yield* placeDraft(user, (yield* newDraft(user)).id, LATE)
            assert.isTrue(isPending)
            const state = Effect.map((yield* PlacedOrders).receiptOf(orderCode), (order) => order.state)
            // The other server looks at everything that is pending, as it does every second.
            yield* settleDueOrders.pipe(Effect.provide(layerServer(folders[1]), { local: true }))
            assert.strictEqual(yield* state, "pending")
            // A minute later its operator sees it, and what to do.
            yield* sql`UPDATE orders SET submitted_at = submitted_at - interval '2 minutes' WHERE code = ${orderCode}`
            const [stuck] = yield* Effect.flatMap(StuckJobs, ({ list }) => list).pipe(
              Effect.provide(layerStuckJobsSql.pipe(Layer.provide(layerServer(folders[1]))), { local: true }),
            )
            assert.deepInclude(stuck, { orderCode, kind: "payment", attempts: 0 })
            assert.include(stuck?.advice, "Restore the data folder")
            yield* state.pipe(
              Effect.filterOrFail((now) => now === "placed"),
              Effect.eventually,
              Effect.timeout("20 seconds"),
            )
            const ledger = yield* SandboxLedger
            assert.deepStrictEqual(
              (yield* ledger.ofOrder(orderCode)).map((entry) => entry.state),
              ["captured"],
            )
          })
          yield* buying.pipe(Effect.provide(layerServer(folders[0]), { local: true }))
        }),
      )

      it.effect("refuse to start on an earlier copy of the processor's books", () =>
        Effect.gen(function* () {
          const copy = temporaryFolder()
          yield* Effect.addFinalizer(() => Effect.sync(() => removeFolder(copy)))
          const orderCode = yield* Effect.gen(function* () {
            const user = yield* newUser()
            cpSync(folders[0], copy, { recursive: true })
            return (yield* placeDraft(user, (yield* newDraft(user)).id)).orderCode
          }).pipe(Effect.provide(layerServer(folders[0]), { local: true }))
          const checkedIn = (folder: string) =>
            ensureLedgerIsCurrent.pipe(
              Effect.provide(Layer.provideMerge(layerSandbox(folder), layerCrypto), { local: true }),
            )
          yield* checkedIn(folders[0])
          const refused = yield* Effect.flip(checkedIn(copy))
          assert.include(refused.message, orderCode)
          assert.include(refused.message, "older copy")
          // The copy is moved away, as the message advises: new books know of no order, and don't deny any.
          removeFolder(copy)
          yield* checkedIn(copy)
        }),
      )
    },
  )
}
