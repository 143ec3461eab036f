import { apportion } from "../../counting/quantities/redistribute.ts"
import { type WantedRecords, wantedSum } from "./WantedRecords.ts"
import type { Notice } from "../../shared/Notice.ts"
import { minimumQuantity } from "./minimumQuantity.ts"

/** Spreads a quantity over everything below, in proportion to what is available. */
const spread = (wanted: WantedRecords, desired: number): WantedRecords => ({
  ...wanted,
  desired,
  parts: apportion(desired, wanted.parts).map((share) => spread(share.area, share.desired)),
})

/**
 * Wants another quantity at one place: it is spread over what lies below, and what lies above becomes the new sum.
 * `path` names the place from below the given one, such as ['zip:60614', 'C001', 'homes']; [] is the given one itself,
 * a path that leads nowhere changes nothing. null is an empty box and counts as 0, and so does what is no number; what
 * is available is the cap.
 */
export const changeWanted = (
  wanted: WantedRecords,
  path: ReadonlyArray<string>,
  quantity: number | null,
): WantedRecords => {
  const [key, ...below] = path
  if (key === undefined) {
    const whole = Math.trunc(quantity ?? 0) || 0
    return spread(wanted, Math.min(Math.max(whole, 0), wanted.available))
  }
  const parts = wanted.parts.map((part) => (part.key === key ? changeWanted(part, below, quantity) : part))
  return wanted.parts.length === 0 ? wanted : wantedSum(wanted.key, parts)
}

/** Returns the wanted records at a place; undefined if the path leads nowhere. */
export const wantedAt = (wanted: WantedRecords, path: ReadonlyArray<string>): WantedRecords | undefined => {
  const [key, ...below] = path
  if (key === undefined) return wanted
  const part = wanted.parts.find((each) => each.key === key)
  return part === undefined ? undefined : wantedAt(part, below)
}

/** An order after a quantity was changed. */
export interface ChangedQuantity {
  readonly wanted: WantedRecords
  /** Says that the minimum made more of what was asked for. */
  readonly warning: Notice | null
}

/**
 * Changes the wanted quantity at one place of an order and keeps the order at its minimum: the shortfall goes to that
 * place as far as it has records; otherwise the minimum is spread over all areas [ob5-minimum-quantity].
 */
export const changeQuantity = (
  order: WantedRecords,
  path: ReadonlyArray<string>,
  quantity: number | null,
  minimum: number,
): ChangedQuantity => {
  const wanted = changeWanted(order, path, quantity)
  const { value, warning } = minimumQuantity(wanted.desired, minimum, wanted.available)
  const missing = value - wanted.desired
  if (missing === 0) return { wanted, warning }
  const place = wantedAt(wanted, path)
  const raised =
    place === undefined || place.desired + missing > place.available
      ? changeWanted(wanted, [], value)
      : changeWanted(wanted, path, place.desired + missing)
  return { wanted: raised, warning }
}
