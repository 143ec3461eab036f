import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { codes } from "../shared/Codes.ts"

/** By what a request for an order suppresses: nothing, a range of days, or chosen items. */
export type SuppressionEntryType = "none" | "dateRange" | "orders"

/** spec: order-builder §3 (Suppression types), portal §9 [p9-suppression-types] */
export const suppressionEntryTypes = codes<SuppressionEntryType>({ none: 0, dateRange: 1, orders: 2 })

/** The type that one kind's choice is written with. Ordering more of an order names orders, so 2; list type 50 is off, so 0. */
export const entryTypeOf = ({ mode }: Pick<SuppressionChoice, "mode">): SuppressionEntryType => {
  switch (mode) {
    case "off":
      return "none"
    case "date":
      return "dateRange"
    case "item":
      return "orders"
  }
}
