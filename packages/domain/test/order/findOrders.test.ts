import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { MAX_ORDER_TEXT_LENGTH, type OrderQuery } from "../../src/order/FoundOrder.ts"
import { findOrders } from "../../src/order/findOrders.ts"
import { Orders } from "../../src/order/Orders.ts"

const asking = (asked: Array<OrderQuery>) =>
  Layer.mock(Orders, {
    find: (question) => Effect.sync(() => (asked.push(question), { orders: [], total: 7 })),
  })

const askedFor = Effect.fnUntraced(function* (question: Parameters<typeof findOrders>[0]) {
  const asked: Array<OrderQuery> = []
  const { total } = yield* Effect.provide(findOrders(question), asking(asked))
  return { asked, total }
})

describe("looking for orders", () => {
  it.effect("asks for the first page of the history, without blanks around the text", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* askedFor({ text: " LW-" }), {
        asked: [{ text: "LW-", page: 1, size: 18 }],
        total: 7,
      })
    }),
  )

  it.effect("asks for all of them by a blank text, and for the page that is wanted", () =>
    Effect.gen(function* () {
      const { asked } = yield* askedFor({ text: "  ", page: 3, size: 5 })
      assert.deepStrictEqual(asked, [{ text: "", page: 3, size: 5 }])
    }),
  )

  it.effect.each(["L", "LW", " LW ", "x".repeat(MAX_ORDER_TEXT_LENGTH + 1)])(
    "asks nobody about '%s'",
    (text) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* askedFor({ text }), { asked: [], total: 0 })
      }),
  )
})
