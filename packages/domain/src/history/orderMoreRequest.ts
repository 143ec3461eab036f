import { traitsOf } from "../catalogue/listTypes.ts"
import type { SuppressionEntryType } from "../suppression/suppressionCodes.ts"
import type { OrderSuppressionEntry } from "../suppression/orderSuppressions.ts"
import type { ListOrder } from "./ListOrder.ts"
import type { OrderMoreChoice } from "./orderMore.ts"
import { AccountId } from "../account/AccountId.ts"

/** A request to order more records of an order. */
export interface OrderMoreRequest {
  readonly suppressionType: SuppressionEntryType
  readonly orderSuppressions: ReadonlyArray<OrderSuppressionEntry>
  /** ISO dates, inclusive; null unless suppressing by date. */
  readonly suppressionStartDate: string | null
  readonly suppressionEndDate: string | null
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
    suppressionType: "none",
    orderSuppressions: [],
    suppressionStartDate: null,
    suppressionEndDate: null,
    listType: order.listType,
    accountId,
  }
  if (choice === null || traitsOf(order.listType).takesEveryAddress) return nothing
  switch (choice.mode) {
    case "date":
      return {
        ...nothing,
        suppressionType: "dateRange",
        suppressionStartDate: choice.start,
        suppressionEndDate: choice.end,
      }
    case "item":
      return {
        ...nothing,
        suppressionType: "orders",
        orderSuppressions: choice.items.map(({ name, code, value }) => ({
          type: "orders",
          suppressedOrderId: value,
          suppressionName: name,
          suppressionValue: value,
          originalOrderId: order.id,
          suppressedOrderCode: code,
          suppressedOrderDesc: name,
        })),
      }
  }
}
