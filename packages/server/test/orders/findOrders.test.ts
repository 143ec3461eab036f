import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { databases } from "../storage/databases.ts"
import {
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  reachOfUser,
  removeFolder,
  temporaryFolder,
} from "./shop.ts"

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `finding orders on ${database.name}`,
    (it) => {
      const calledSo = Effect.fnUntraced(function* (names: ReadonlyArray<string>) {
        const user = yield* newUser()
        const sql = yield* SqlClient
        const codes: Array<string> = []
        for (const [at, name] of names.entries()) {
          const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
          const submitted = DateTime.toDateUtc(DateTime.makeUnsafe(`2026-01-0${at + 1}T12:00:00Z`))
          yield* sql`UPDATE orders SET order_name = ${name}, submitted_at = ${submitted} WHERE code = ${orderCode}`
          codes.push(orderCode)
        }
        const { find } = yield* PlacedOrders
        const question = { text: "", page: 1, size: 18 }
        const named = (changed: Partial<typeof question>, asker = user) =>
          Effect.map(find(reachOfUser(asker), { ...question, ...changed }), ({ orders, total }) => ({
            names: orders.map(({ orderName }) => orderName),
            total,
          }))
        return { codes, find: find(reachOfUser(user), question), named, user }
      })

      it.effect("finds them by part of their name or code, in any letters, the latest first", () =>
        Effect.gen(function* () {
          const { codes, find, named } = yield* calledSo(["Spring in Ohio", "Fall", "Offspring"])
          assert.deepStrictEqual(yield* named({ text: " SPRING " }), {
            names: ["Offspring", "Spring in Ohio"],
            total: 2,
          })
          const [, code = ""] = codes
          assert.deepStrictEqual(yield* named({ text: code.toLowerCase() }), { names: ["Fall"], total: 1 })
          assert.deepStrictEqual(yield* named({ text: "winter" }), { names: [], total: 0 })
          const { orders } = yield* find
          assert.deepStrictEqual(
            orders.map(({ listType, orderCode, quantity, submittedDay, total }) => [
              orderCode,
              listType,
              quantity,
              total,
              submittedDay,
            ]),
            codes.map((orderCode, at) => [orderCode, 10, 1_000, "59.50", `2026-01-0${at + 1}`]).toReversed(),
          )
        }),
      )

      it.effect("takes a text as it is written, and gives page after page with the number of all", () =>
        Effect.gen(function* () {
          const { named } = yield* calledSo(["100% of Ohio", "100 of Ohio", "a_b"])
          assert.deepStrictEqual(yield* named({ text: "100%" }), { names: ["100% of Ohio"], total: 1 })
          assert.deepStrictEqual(yield* named({ text: "a_b" }), { names: ["a_b"], total: 1 })
          assert.deepStrictEqual(yield* named({ size: 2 }), { names: ["a_b", "100 of Ohio"], total: 3 })
          assert.deepStrictEqual(yield* named({ page: 2, size: 2 }), { names: ["100% of Ohio"], total: 3 })
          assert.deepStrictEqual(yield* named({ page: 3, size: 2 }), { names: [], total: 3 })
        }),
      )

      it.effect("finds nobody else's", () =>
        Effect.gen(function* () {
          const { named } = yield* calledSo(["Mine alone"])
          assert.deepStrictEqual(yield* named({ text: "mine" }, yield* newUser()), { names: [], total: 0 })
        }),
      )
    },
  )
}
