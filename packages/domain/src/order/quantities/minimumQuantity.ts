import type { Notice } from "../../shared/Notice.ts"
import { countBelowMinimum } from "../Notices.ts"

/** How long after a screen that asks for quantities opened the minimum comes into force. spec: order-builder §9 */
export const MINIMUM_APPLIED_AFTER_MS = 5_000

/**
 * The fewest records that a screen holds its total against, so many milliseconds after it opened: none for the first 5
 * seconds. Whatever a screen does, the server holds each order against the configured minimum.
 * spec: order-builder §9; decisions, Settled [ob9-minimum]
 */
export const minimumInForce = (minimum: number, openMs: number): number =>
  openMs < MINIMUM_APPLIED_AFTER_MS ? 0 : minimum

/** A total that is as large as it must be, where there are that many. */
export interface CheckedQuantity {
  readonly value: number
  readonly warning: Notice | null
}

/**
 * Raises a total that is below the least quantity of an order, with a warning. Where fewer records are available, that
 * is the cap: the warning stays, and placing is refused later. spec: order-builder §5, decisions (Counting)
 * [ob5-minimum-quantity]
 */
export const minimumQuantity = (
  total: number,
  minimum: number,
  available: number = Number.POSITIVE_INFINITY,
): CheckedQuantity => {
  const wanted = Math.min(total, available)
  return wanted >= minimum
    ? { value: wanted, warning: null }
    : { value: Math.min(minimum, available), warning: countBelowMinimum(minimum) }
}
