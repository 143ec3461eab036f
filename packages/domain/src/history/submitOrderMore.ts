import { Effect, Schema } from "effect"
import { orderLink } from "../catalog/orderLinks.ts"
import { CallFailed } from "../shared/Failures.ts"
import { History } from "./History.ts"
import type { ListOrder } from "./ListOrder.ts"
import type { OrderMoreChoice } from "./orderMore.ts"
import { orderMoreRequest } from "./orderMoreRequest.ts"

/** Order More failed; `failure` is the cause, for the log. */
export class OrderMoreFailed extends Schema.TaggedError<OrderMoreFailed>()("OrderMoreFailed", {
  failure: CallFailed,
}) {}

/**
 * Submits Order More and returns the link that the browser opens. `countLink` is the site's link (see `COUNT_LINK`).
 * Reports an expired session as such [p4-order-more] [p8-order-more-failed].
 */
export const submitOrderMore = Effect.fn("submitOrderMore")(
  function* (order: Pick<ListOrder, "id" | "listType">, choice: OrderMoreChoice, countLink: string) {
    const history = yield* History
    const accountId = yield* history.orderMoreAccount(order.id)
    const draftId = yield* history.orderMore(order.id, orderMoreRequest(order, accountId, choice))
    return orderLink(countLink, order.listType, draftId)
  },
  Effect.mapError((failure) => (failure._tag === "SignedOut" ? failure : new OrderMoreFailed({ failure }))),
)
