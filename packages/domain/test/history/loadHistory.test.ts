import { OrderCode } from "../../src/shared/OrderCode.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Effect, Layer } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { History } from "../../src/history/History.ts"
import type { ListOrder } from "../../src/history/ListOrder.ts"
import { loadListOrders, loadServiceOrders } from "../../src/history/loadHistory.ts"
import {
  type CallFailed,
  ConnectTimedOut,
  NetworkFailed,
  NotFound,
  Refused,
  ServerFailed,
  SignedOut,
} from "../../src/shared/Failures.ts"
import { Orders } from "../../src/order/Orders.ts"
import { firstPage } from "../../src/shared/Paging.ts"

const order: ListOrder = {
  id: "o-1",
  draftId: DraftId.make("s-1"),
  orderDate: "2026-03-01",
  orderCode: OrderCode.make("C1"),
  name: "Spring",
  sourceName: "Consumer",
  quantity: 1_000,
  estimatedCost: "50.00",
  userName: "Ann",
  accountName: "Shop",
  status: 75,
  isOnline: true,
  orderType: 10,
  listType: 10,
}
let asked: Array<unknown> = []
let failure: CallFailed | null = null
beforeEach(() => {
  asked = []
  failure = null
  known = ["C1"]
})
const layer = Layer.mock(History, {
  listOrders: (query, paging) =>
    Effect.suspend(() => {
      asked.push([query, paging])
      return failure === null ? Effect.succeed({ items: [order], total: 19 }) : Effect.fail(failure)
    }),
  serviceOrders: (type) =>
    Effect.suspend(() => {
      asked.push(type)
      return failure === null ? Effect.succeed({ items: [], total: 0 }) : Effect.fail(failure)
    }),
})
/** The money of the orders that the site knows. */
const amounts = {
  totalBeforeTax: "50.00",
  taxCharge: "3.00",
  total: "53.00",
  charged: "53.00",
  refunded: "5.00",
  isDownloadClosed: false,
}
let known: ReadonlyArray<string> = ["C1"]
const orders = Layer.mock(Orders, {
  find: ({ codes = [] }) =>
    Effect.succeed({
      orders: codes
        .filter((code) => known.includes(code))
        .map((orderCode) => ({
          orderCode,
          orderName: "Spring",
          listType: 10,
          state: "fulfilled",
          available: 1_000,
          quantity: 1_000,
          ...amounts,
          submittedDay: "2026-03-01",
        })),
      total: codes.length,
    }),
})
const run = <A, E>(effect: Effect.Effect<A, E, History | Orders>) =>
  Effect.runPromise(Effect.provide(effect, Layer.merge(layer, orders)))
const query = { accountId: null, search: "" }

describe("loading the history", () => {
  it("asks for the first 18 rows, and tells how many there are", async () => {
    expect(await run(loadListOrders(query))).toEqual({
      items: [{ ...order, ...amounts }],
      paging: { ...firstPage("history"), total: 19 },
      isFailed: false,
    })
    expect(asked).toEqual([[query, firstPage("history")]])
    expect(firstPage("history").pageSize).toBe(18)
  })

  it("shows no row whose money is not known", async () => {
    known = []
    expect(await run(loadListOrders(query))).toMatchObject({ items: [], isFailed: true })
  })

  it("sends no request while the search is too short [p4-history-search]", async () => {
    expect(await run(loadListOrders({ ...query, search: "ab" }))).toBeNull()
    expect(await run(loadServiceOrders("cleanList", { ...query, search: "ab" }))).toBeNull()
    expect(asked).toEqual([])
  })

  it("asks for the services of a tab", async () => {
    expect(await run(loadServiceOrders("reverseEmail", query))).toMatchObject({ items: [] })
    expect(asked).toEqual(["reverseEmail"])
  })

  it.each([
    new Refused({ reason: "no" }),
    new NotFound({ what: "account" }),
    new ServerFailed({ status: 500 }),
    new ConnectTimedOut(),
    new NetworkFailed(),
  ])("that fails with %s is silently empty [p8-history-silent]", async (problem) => {
    failure = problem
    const empty = { items: [], paging: firstPage("history"), isFailed: true }
    expect(await run(loadListOrders(query))).toEqual(empty)
    expect(await run(loadServiceOrders("cleanList", query))).toEqual(empty)
  })

  it("tells a session that ended", async () => {
    failure = new SignedOut()
    expect(await run(Effect.flip(loadListOrders(query)))).toBe(failure)
  })
})
