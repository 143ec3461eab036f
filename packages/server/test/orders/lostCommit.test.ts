import { OrderCode } from "@listwright/domain/shared"
import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer, Predicate } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ConnectionError, SqlError } from "effect/sql/SqlError"
import { afterAll } from "vitest"
import { OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { databases } from "../storage/databases.ts"
import { commandFor, layerServer, newDraft, newUser, removeFolder, temporaryFolder } from "./shop.ts"

/**
 * The fate of the next transaction that writes an order: unchanged, committed without confirmation, or never
 * committed.
 */
let next: "as always" | "answer lost" | "never committed" = "as always"

const gone = new SqlError({ reason: new ConnectionError({ cause: new Error("the connection ended") }) })

/** A database whose connection ends where an order is committed. */
const losing = <SQL extends SqlClient>(sql: SQL): SQL =>
  new Proxy(sql, {
    get: (target, key) => {
      if (key !== "withTransaction") return Reflect.get(target, key)
      return <A, E, R>(work: Effect.Effect<A, E, R>) => {
        const cut = (fate: typeof next) => (result: A) => {
          const isOrder = Predicate.hasProperty(result, "orderCode") && Predicate.hasProperty(result, "token")
          if (!isOrder || next !== fate) return Effect.succeed(result)
          next = "as always"
          return Effect.fail(gone)
        }
        return target
          .withTransaction(Effect.flatMap(work, cut("never committed")))
          .pipe(Effect.flatMap(cut("answer lost")))
      }
    },
  })

const figuresOf = Effect.fnUntraced(function* (userId: string) {
  const sql = yield* SqlClient
  const ledger = yield* SandboxLedger
  const orders = yield* sql<{
    code: string
    state: string
  }>`SELECT code, state FROM orders WHERE user_id = ${userId}`
  const charges = yield* Effect.forEach(orders, ({ code }) => ledger.ofOrder(OrderCode.make(code)))
  return { orders: orders.map(({ state }) => state), charges: charges.flat().map(({ state }) => state) }
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const overLosing = Layer.effect(SqlClient, Effect.map(SqlClient, losing)).pipe(
    Layer.provide(database.layer),
  )
  const server = layerServer(folder).pipe(Layer.provideMerge(overLosing))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `an order of which nobody says that it was written, on ${database.name}`,
    (it) => {
      describe("goes on", () => {
        it.effect("where it was, and is charged once", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            next = "answer lost"
            const placed = yield* (yield* OrderPlacements).place(user, command)
            assert.strictEqual(next, "as always", "the answer was lost")
            const again = yield* (yield* OrderPlacements).place(user, command)
            assert.strictEqual(again.orderCode, placed.orderCode)
            assert.deepStrictEqual(yield* figuresOf(user.id), { orders: ["placed"], charges: ["captured"] })
          }),
        )

        it.effect("from the beginning where it was not, and charges nothing before", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            next = "never committed"
            yield* Effect.exit((yield* OrderPlacements).place(user, command))
            assert.strictEqual(next, "as always", "the connection ended")
            assert.deepStrictEqual(yield* figuresOf(user.id), { orders: [], charges: [] })
            yield* (yield* OrderPlacements).place(user, command)
            assert.deepStrictEqual(yield* figuresOf(user.id), { orders: ["placed"], charges: ["captured"] })
          }),
        )
      })
    },
  )
}
