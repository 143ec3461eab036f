import { AccountId } from "../../src/account/AccountId.ts"
import { Effect, Layer } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { COUNT_LINK } from "../../src/catalog/orderLinks.ts"
import { History } from "../../src/history/History.ts"
import { orderMoreFailedNotice } from "../../src/history/Notices.ts"
import {
  canSubmitOrderMore,
  INITIAL_ORDER_MORE_STATE,
  type OrderMoreState,
  nextOrderMoreState,
  type OrderMoreEvent,
} from "../../src/history/orderMore.ts"
import { orderMoreRequest } from "../../src/history/orderMoreRequest.ts"
import { OrderMoreFailed, submitOrderMore } from "../../src/history/submitOrderMore.ts"
import { type CallFailed, Refused, SignedOut } from "../../src/shared/Failures.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const TODAY = "2026-03-10"
const first = { name: "Spring", code: "C1", value: "o-1" }
const second = { name: "Summer", code: "C2", value: "o-2" }

const after = (...events: ReadonlyArray<OrderMoreEvent>): OrderMoreState =>
  events.reduce<OrderMoreState>(
    (state, event) => nextOrderMoreState(state, event, TODAY, "pastAllowed"),
    INITIAL_ORDER_MORE_STATE,
  )

const yes = { _tag: "Answered", suppress: true } as const
const no = { _tag: "Answered", suppress: false } as const
const byItem = { _tag: "ChoseMode", mode: "item" } as const
const byDate = { _tag: "ChoseMode", mode: "date" } as const
const submitted = { _tag: "Submitted" } as const
const failed = { _tag: "Failed" } as const
const lastDays = { mode: "date", start: "2026-03-03", end: TODAY } as const
const toggled = (order: typeof first): OrderMoreEvent => ({ _tag: "ToggledOrder", order })
const days = (start: string, end: string): OrderMoreEvent => ({ _tag: "ChoseDays", days: { start, end } })

describe("ordering more [p4-order-more]", () => {
  it("asks first whether to suppress other orders", () => {
    expect(after()).toEqual({ _tag: "Asking" })
    expect(canSubmitOrderMore(after())).toBe(false)
    expect(after(submitted)).toEqual({ _tag: "Asking" })
  })

  it("submits at once without suppression", () => {
    expect(after(no)).toEqual({ _tag: "Submitting", choice: null })
  })

  it("starts with the last 7 days up to today [p4-order-more-dates]", () => {
    expect(after(yes)).toEqual({ _tag: "Choosing", by: lastDays })
    expect(after(yes, submitted)).toEqual({ _tag: "Submitting", choice: lastDays })
  })

  it("takes days up to today and in their order", () => {
    const chosen = { mode: "date", start: "2025-01-01", end: "2025-01-01" }
    expect(after(yes, days("2025-01-01", "2025-01-01"))).toEqual({ _tag: "Choosing", by: chosen })
    expect(after(yes, days("2026-03-10", "2026-03-11"))).toEqual({ _tag: "Choosing", by: lastDays })
    expect(after(yes, days("2026-03-09", "2026-03-08"))).toEqual({ _tag: "Choosing", by: lastDays })
    expect(after(yes, days("2026-02-30", "2026-03-08"))).toEqual({ _tag: "Choosing", by: lastDays })
  })

  it("takes no days that start before today where the reading refuses them", () => {
    const chose = (start: string) => nextOrderMoreState(after(yes), days(start, TODAY), TODAY, "pastRefused")
    expect(chose("2026-03-09")).toEqual(after(yes))
    expect(chose(TODAY)).toEqual({ _tag: "Choosing", by: { mode: "date", start: TODAY, end: TODAY } })
  })

  it("takes selected orders, one at least", () => {
    expect(canSubmitOrderMore(after(yes, byItem))).toBe(false)
    expect(after(yes, byItem, submitted)).toEqual(after(yes, byItem))
    expect(after(yes, byItem, toggled(first), toggled(second), toggled(first), submitted)).toEqual({
      _tag: "Submitting",
      choice: { mode: "item", items: [second] },
    })
  })

  it("keeps the selected orders when the same mode is chosen again, and drops them with another", () => {
    expect(after(yes, byItem, toggled(first), byItem)).toEqual(after(yes, byItem, toggled(first)))
    expect(after(yes, byItem, toggled(first), byDate)).toEqual(after(yes))
  })

  it("goes to the link when it succeeds", () => {
    expect(after(no, { _tag: "Succeeded", link: "/x" })).toEqual({ _tag: "Done", link: "/x" })
    expect(after(yes, { _tag: "Succeeded", link: "/x" })).toEqual(after(yes))
  })

  it("goes back to what was chosen when it fails", () => {
    expect(after(no, failed)).toEqual({ _tag: "Asking" })
    expect(after(yes, byItem, toggled(first), submitted, failed)).toEqual(after(yes, byItem, toggled(first)))
    expect(after(yes, failed)).toEqual(after(yes))
  })

  it("asks again after it was closed", () => {
    expect(after(yes, { _tag: "Closed" })).toEqual({ _tag: "Asking" })
  })

  it("changes nothing for what does not belong to the state", () => {
    expect(after(byItem)).toEqual({ _tag: "Asking" })
    expect(after(yes, toggled(first))).toEqual(after(yes))
    expect(after(yes, byItem, days("2026-03-08", "2026-03-08"))).toEqual(after(yes, byItem))
    expect(after(yes, byItem, yes)).toEqual(after(yes, byItem))
    expect(after(no, submitted)).toEqual(after(no))
  })
})

const order = { id: "o-9", listType: 10 }
const nothing = {
  entryType: "none",
  entries: [],
  start: null,
  end: null,
  listType: 10,
  accountId: 7,
}

const ACCOUNT = AccountId.make(7)

describe("the request for more [p4-order-more]", () => {
  it("suppresses nothing, a range of days or the selected orders", () => {
    expect(orderMoreRequest(order, ACCOUNT, null)).toEqual(nothing)
    expect(orderMoreRequest(order, ACCOUNT, lastDays)).toEqual({
      ...nothing,
      entryType: "dateRange",
      start: "2026-03-03",
      end: TODAY,
    })
    expect(orderMoreRequest(order, ACCOUNT, { mode: "item", items: [first] })).toEqual({
      ...nothing,
      entryType: "orders",
      entries: [
        {
          type: "orders",
          id: "o-1",
          name: "Spring",
          value: "o-1",
          extendedOrderId: "o-9",
          code: "C1",
          description: "Spring",
        },
      ],
    })
  })

  it("suppresses nothing for saturation", () => {
    expect(orderMoreRequest({ id: "o-9", listType: 50 }, ACCOUNT, lastDays)).toEqual({
      ...nothing,
      listType: 50,
    })
  })
})

describe("submitting it", () => {
  let calls: Array<unknown> = []
  let failure: CallFailed | null = null
  beforeEach(() => {
    calls = []
    failure = null
  })
  const layer = Layer.mock(History, {
    orderMoreAccount: () => Effect.succeed(ACCOUNT),
    orderMore: (orderId, request) =>
      Effect.suspend(() => {
        calls.push([orderId, request])
        return failure === null ? Effect.succeed(DraftId.make("s 1")) : Effect.fail(failure)
      }),
  })
  const run = <A, E>(effect: Effect.Effect<A, E, History>) => Effect.runPromise(Effect.provide(effect, layer))

  it("orders for the account of the order and answers the count link [p4-order-more]", async () => {
    expect(await run(submitOrderMore(order, null, COUNT_LINK))).toBe("/order/10/summary?SessionId=s%201")
    expect(calls).toEqual([["o-9", nothing]])
  })

  it("that fails has its own words [p8-order-more-failed]", async () => {
    failure = new Refused({ reason: "no" })
    expect(await run(Effect.flip(submitOrderMore(order, null, COUNT_LINK)))).toEqual(
      new OrderMoreFailed({ failure }),
    )
    expect(orderMoreFailedNotice).toEqual({
      kind: "error",
      title: TEXTS.orderMoreFailedTitle,
      text: TEXTS.orderMoreFailed,
      durationMs: 5_000,
    })
  })

  it("in a session that ended says that it ended", async () => {
    failure = new SignedOut()
    expect(await run(Effect.flip(submitOrderMore(order, null, COUNT_LINK)))).toBe(failure)
  })
})
