import { displayDay } from "../../suppression/SuppressionDayRange.ts"
import type { RefundReason } from "../Orders.ts"

/**
 * Formats a refund's date and reason: '11/26/2026, for records that were no longer available'. `day` is an ISO date.
 */
export const refundText = (reason: RefundReason, day: string): string => {
  switch (reason) {
    case "short":
      return `${displayDay(day)}, for records that were no longer available`
    case "late":
      return `${displayDay(day)}, paid after the order was canceled`
    case "operator":
      return displayDay(day)
  }
}
