import type { Notice } from "../../shared/Notice.ts"
import { countBelowMinimum } from "../Notices.ts"

/** The delay before the minimum applies, from the opening of a screen that asks for quantities. */
export const MINIMUM_APPLIED_AFTER_MS = 5_000

/**
 * Returns the minimum that a screen applies `openMs` milliseconds after it opened: 0 for the first 5 seconds. The
 * server always holds each order to the configured minimum [ob9-minimum].
 */
export const minimumInForce = (minimum: number, openMs: number): number =>
  openMs < MINIMUM_APPLIED_AFTER_MS ? 0 : minimum

/** A total raised to the minimum as far as records are available, with a warning if it was below. */
export interface CheckedQuantity {
  readonly value: number
  readonly warning: Notice | null
}

/**
 * Raises a total to the minimum order, with a warning. When fewer records are available, they are the cap: the warning
 * stays, and placing is refused later [ob5-minimum-quantity].
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
