import { sourceTraits } from "../catalog/listTypes.ts"
import type { SuppressionEntryType } from "../suppression/suppressionCodes.ts"
import type { OrderSuppressionEntry } from "../suppression/orderSuppressions.ts"
import type { ListOrder } from "./ListOrder.ts"
import type { OrderMoreChoice } from "./orderMore.ts"
import { AccountId } from "../account/AccountId.ts"

/** A request for more records of an order's list. */
export interface OrderMoreRequest {
  readonly entryType: SuppressionEntryType
  readonly entries: ReadonlyArray<OrderSuppressionEntry>
  /** ISO dates, inclusive; null unless suppressing by date. */
  readonly start: string | null
  readonly end: string | null
  readonly listType: number
  readonly accountId: AccountId
}

/**
 * Builds the request for a choice. Saturation (50) is addressed to everyone on a route, so it suppresses nothing
 * [p4-order-more].
 */
export const orderMoreRequest = (
  order: Pick<ListOrder, "id" | "listType">,
  accountId: AccountId,
  choice: OrderMoreChoice,
): OrderMoreRequest => {
  const nothing: OrderMoreRequest = {
    entryType: "none",
    entries: [],
    start: null,
    end: null,
    listType: order.listType,
    accountId,
  }
  if (choice === null || sourceTraits(order.listType).takesEveryAddress) return nothing
  switch (choice.mode) {
    case "date":
      return {
        ...nothing,
        entryType: "dateRange",
        start: choice.start,
        end: choice.end,
      }
    case "item":
      return {
        ...nothing,
        entryType: "orders",
        entries: choice.items.map(({ name, code, value }) => ({
          type: "orders",
          id: value,
          name,
          value,
          extendedOrderId: order.id,
          code,
          description: name,
        })),
      }
  }
}
