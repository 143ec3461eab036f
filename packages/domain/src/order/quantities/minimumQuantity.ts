import type { Notice } from "../../shared/Notice.ts"
import { countBelowMinimumNotice } from "../Notices.ts"

/** The delay between opening a quantity screen and applying the minimum, in milliseconds. */
export const APPLY_MINIMUM_DELAY_MS = 5_000

/**
 * Returns the minimum that a screen applies `openMs` milliseconds after it opened: 0 for the first 5 seconds. The
 * server always requires each order to meet the configured minimum [ob9-minimum].
 */
export const effectiveMinimum = (minimum: number, openMs: number): number =>
  openMs < APPLY_MINIMUM_DELAY_MS ? 0 : minimum

/** A total raised to the minimum, up to the number of records available, with a warning if it was below. */
export interface CheckedQuantity {
  readonly value: number
  readonly warning: Notice | null
}

/**
 * Raises a total to the minimum order, with a warning. If fewer records are available, the total is capped at their
 * number, the warning remains, and placing the order is rejected later [ob5-minimum-quantity].
 */
export const minimumQuantity = (
  total: number,
  minimum: number,
  available: number = Number.POSITIVE_INFINITY,
): CheckedQuantity => {
  const wanted = Math.min(total, available)
  return wanted >= minimum
    ? { value: wanted, warning: null }
    : { value: Math.min(minimum, available), warning: countBelowMinimumNotice(minimum) }
}
