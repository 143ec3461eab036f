import { type FoundOrder, Orders } from "@listwright/domain/order"
import type { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

/** Loads the amounts for the given orders by code, for screens whose own call doesn't return them. */
export const useOrderAmounts = (codes: ReadonlyArray<OrderCode>): ReadonlyMap<string, FoundOrder> => {
  const found = useCall(
    ["order-amounts", codes],
    Effect.flatMap(Orders, (orders) => orders.find({ codes, text: "", page: 1, size: 100 })),
    { staleTime: 0, enabled: codes.length > 0 },
  )
  return new Map((found.data?.orders ?? []).map((order) => [order.orderCode, order]))
}
