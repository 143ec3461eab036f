import { Actor, Api, type WireOrderMore } from "@listwright/adapters"
import type { SuppressionChoice } from "@listwright/domain/definition"
import { orderMoreDefinition, orderMoreRefusal } from "@listwright/domain/history"
import { chosenReading, NotFound, suppressionStartReading } from "@listwright/domain/shared"
import {
  chosenDaysRefusal,
  isIsoDay,
  toIsoDay,
  suppressionDaysRefusalText,
  suppressionEntryTypes,
  currentDatesAt,
} from "@listwright/domain/suppression"
import { DateTime, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { createDraft } from "../../../drafts/createDraft.ts"
import { type OrderedList, PastOrders } from "../../../history/PastOrders.ts"
import { findSuppressibleOrders } from "../../../orders/findSuppressibleOrders.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { requestedAccountId } from "./orderHistoryCalls.ts"

const refuse = (reason: string) => Effect.fail(new CallRefused({ reason }))

/** Returns an order from which more records can be ordered. */
const orderedOnce = Effect.fn("orderedOnce")(function* (orderId: string) {
  const { reach } = yield* Actor
  const ordered = yield* (yield* PastOrders).ordered(reach, orderId)
  yield* ensureSourceOrderable(ordered.row.listType)
  const refusal = orderMoreRefusal({ ...ordered.row, paymentMethod: null })
  return refusal === null ? ordered : yield* refuse(refusal)
})

/** Returns the order that a request is about: the order it specifies, otherwise the order its entries are for. */
const orderIdOf = ({ OrderId, OrderSuppressions }: WireOrderMore): Effect.Effect<string, CallRefused> => {
  const named = [OrderId, ...(OrderSuppressions ?? []).map(({ OriginalOrderId }) => OriginalOrderId)]
    .map((id) => String(id ?? ""))
    .find((id) => id !== "")
  return named === undefined
    ? refuse("OrderId: the order that more is ordered of is missing. Please send its id.")
    : Effect.succeed(named)
}

const dayIn = (written: string | null | undefined): string | undefined => {
  const text = written ?? ""
  return isIsoDay(text) ? text : toIsoDay(text)
}

/** Returns a request's days, validated as by the date pickers. */
const daysOf = Effect.fnUntraced(function* (order: WireOrderMore) {
  const { configuration } = yield* Site
  const days = { start: dayIn(order.SuppressionStartDate) ?? "", end: dayIn(order.SuppressionEndDate) ?? "" }
  const reading = chosenReading(suppressionStartReading, configuration.readings)
  const refused = chosenDaysRefusal(days, currentDatesAt(yield* DateTime.now), reading)
  return refused === null
    ? ({ mode: "date", ...days } as const)
    : yield* refuse(`SuppressionStartDate, SuppressionEndDate: ${suppressionDaysRefusalText(refused)}`)
})

/**
 * Returns the selected orders, which must be accessible and belong to the account and source; any other order is
 * treated as nonexistent.
 */
const itemsOf = Effect.fnUntraced(function* (order: WireOrderMore, { accountId, row }: OrderedList) {
  const { reach } = yield* Actor
  const codes = (order.OrderSuppressions ?? []).map(({ SuppressedOrderId, SuppressionValue }) =>
    String(SuppressionValue ?? SuppressedOrderId ?? ""),
  )
  const [first, ...others] = codes
  if (first === undefined || codes.includes(""))
    return yield* refuse(
      "OrderSuppressions: no orders are chosen. Please choose one or more, or send SuppressionType 0.",
    )
  const bought = new Set(
    (yield* findSuppressibleOrders(reach, accountId, row.listType)).map(({ code }) => String(code)),
  )
  if (codes.some((code) => !bought.has(code))) return yield* new NotFound({ what: "order" })
  return { mode: "item", items: [first, ...others] } as const
})

/** Returns the people suppressed by a request [p9-suppression-types]. */
const choiceOf = Effect.fnUntraced(function* (order: WireOrderMore, ordered: OrderedList) {
  const off: SuppressionChoice = { mode: "off" }
  switch (suppressionEntryTypes.decode(order.SuppressionType)) {
    case "none":
      return off
    case "dateRange":
      return yield* daysOf(order)
    case "orders":
      return yield* itemsOf(order, ordered)
    case undefined:
      return yield* refuse("SuppressionType: please send 0 for none, 1 for days or 2 for chosen orders.")
  }
})

/** Creates a list like the order's, with the people in the selected orders suppressed [p4-order-more]. */
const submit = Effect.fn("submit")(function* (order: WireOrderMore) {
  const { reach, user } = yield* Actor
  const ordered = yield* orderedOnce(yield* orderIdOf(order))
  const { accountId, choices, definition, row } = ordered
  // Another account has not bought what is left out here; a wrong one looks like a missing order.
  if ((requestedAccountId(order.AccountId) ?? accountId) !== accountId)
    return yield* new NotFound({ what: "order" })
  const today = yield* siteToday
  const choice = yield* choiceOf(order, ordered)
  const more = orderMoreDefinition(definition, { code: row.orderCode, day: row.orderDate }, choice, today)
  const draft = yield* createDraft(user, reach, accountId, more, choices).pipe(
    Effect.catchTags({
      DraftTooLarge: () => refuse("This list is too large to be ordered again. Please start a new one."),
      QuotaReached: refuseTooManyRequests,
    }),
  )
  return { SessionId: draft.id, ListType: draft.listType }
})

/** Calls for ordering more records from an order. */
export const orderMoreCalls = {
  GetOrderMoreByOrder: HttpApiBuilder.handler(Api, "History", "GetOrderMoreByOrder", ({ payload }) =>
    toEnvelope(
      Effect.map(orderedOnce(payload.orderId), ({ accountId, row }) => ({
        AccountId: accountId,
        Target: { AccountId: accountId, ListType: row.listType },
      })),
    ),
  ),
  SubmitForOrderMore: HttpApiBuilder.handler(Api, "History", "SubmitForOrderMore", ({ payload }) =>
    toEnvelope(submit(payload.order)),
  ),
}
