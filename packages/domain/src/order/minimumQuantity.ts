import type { Notice } from "../shared/Notice.ts"
import { countBelowMinimum } from "./Notices.ts"

export interface CheckedQuantity {
  readonly value: number
  readonly warning: Notice | null
}

/**
 * Raises a total that is below the least quantity of an order, with a warning. Where fewer records are available, that
 * is the cap: the warning stays, and placing is refused later. spec: order-builder §5, decisions (Counting)
 */
export const minimumQuantity = (
  total: number,
  minimum: number,
  available: number = Number.POSITIVE_INFINITY,
): CheckedQuantity =>
  total >= minimum
    ? { value: total, warning: null }
    : { value: Math.min(minimum, Math.max(total, available)), warning: countBelowMinimum(minimum) }
