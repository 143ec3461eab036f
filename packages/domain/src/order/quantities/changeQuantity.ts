import { apportion } from "../../counting/quantities/redistribute.ts"
import { type WantedRecords, sumWantedRecords } from "./WantedRecords.ts"
import type { Notice } from "../../shared/Notice.ts"
import { minimumQuantity } from "./minimumQuantity.ts"

/** Distributes a quantity across all levels below, in proportion to the records available. */
const spread = (wanted: WantedRecords, desired: number): WantedRecords => ({
  ...wanted,
  desired,
  parts: apportion(desired, wanted.parts).map((share) => spread(share.area, share.desired)),
})

/**
 * Changes the wanted quantity in one place: it's distributed among the parts below, and the levels above are updated to
 * the new sums. `path` is the place relative to the given records, such as ['zip:60614', 'C001', 'homes']; [] is the
 * records themselves, and a path that doesn't exist changes nothing. A quantity of null is an empty box and counts as
 * 0, as does anything that isn't a number; the quantity is capped at the records available.
 */
export const changeWantedRecords = (
  wanted: WantedRecords,
  path: ReadonlyArray<string>,
  quantity: number | null,
): WantedRecords => {
  const [key, ...below] = path
  if (key === undefined) {
    const whole = Math.trunc(quantity ?? 0) || 0
    return spread(wanted, Math.min(Math.max(whole, 0), wanted.available))
  }
  const parts = wanted.parts.map((part) =>
    part.key === key ? changeWantedRecords(part, below, quantity) : part,
  )
  return wanted.parts.length === 0 ? wanted : sumWantedRecords(wanted.key, parts)
}

/** Returns the wanted records at a place; undefined if the path doesn't exist. */
export const findWantedRecords = (
  wanted: WantedRecords,
  path: ReadonlyArray<string>,
): WantedRecords | undefined => {
  const [key, ...below] = path
  if (key === undefined) return wanted
  const part = wanted.parts.find((each) => each.key === key)
  return part === undefined ? undefined : findWantedRecords(part, below)
}

/** An order after a quantity change. */
export interface QuantityChange {
  readonly wanted: WantedRecords
  /** The warning that the quantity was raised to the minimum; null if it wasn't. */
  readonly warning: Notice | null
}

/**
 * Changes the wanted quantity in one place of an order and keeps the order at its minimum: the shortfall is added to
 * that place if it has enough records; otherwise, the minimum is distributed among all areas [ob5-minimum-quantity].
 */
export const changeQuantity = (
  order: WantedRecords,
  path: ReadonlyArray<string>,
  quantity: number | null,
  minimum: number,
): QuantityChange => {
  const wanted = changeWantedRecords(order, path, quantity)
  const { value, warning } = minimumQuantity(wanted.desired, minimum, wanted.available)
  const missing = value - wanted.desired
  if (missing === 0) return { wanted, warning }
  const place = findWantedRecords(wanted, path)
  const raised =
    place === undefined || place.desired + missing > place.available
      ? changeWantedRecords(wanted, [], value)
      : changeWantedRecords(wanted, path, place.desired + missing)
  return { wanted: raised, warning }
}
