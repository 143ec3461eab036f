import { sourceTraits } from "../../catalog/listTypes.ts"
import type { OrderArea } from "../OrderArea.ts"
import type { nonNumericQuantityReading } from "../../shared/readings.ts"

export type NonNumericQuantityReading = (typeof nonNumericQuantityReading.options)[number]

/**
 * Parses the number of records wanted: null if the box is empty (which counts as 0), otherwise a whole number from 0 to
 * the records available, which is also the box's maximum. Fractions are truncated, a negative number becomes 0, and
 * text that isn't a number becomes 0 or everything, depending on the reading [ob5-desired-quantity].
 */
export const desiredQuantity = (
  input: string,
  available: number,
  reading: NonNumericQuantityReading,
): number | null => {
  const text = input.trim()
  if (text === "") return null
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return reading === "zero" ? 0 : available
  return Math.min(Math.max(Math.trunc(Number(text)), 0), available)
}

/** Computes how many of an area's wanted records can have an email address: at most `emailAvailable`. */
export const desiredEmailRecords = (area: Pick<OrderArea, "emailAvailable">, desired: number): number =>
  Math.min(desired, area.emailAvailable)

/** The type of a quantity box: for one area, one of its detail rows, or the whole order. */
export type QuantityInput = "area" | "detail" | "total"

/**
 * Returns whether a quantity box is enabled. It isn't if nothing is available or, in list type 50, for a whole area,
 * whose quantity is the sum of its detail rows [ob5-desired-quantity].
 */
export const acceptsQuantity = (listType: number, input: QuantityInput, available: number): boolean =>
  available > 0 && !(input === "area" && sourceTraits(listType).countsDwellings)

/** Returns the quantity for an area's checkbox on the map: everything or nothing [ob4-map-quantity]. */
export const mapCheckboxQuantity = (isChecked: boolean, available: number): number =>
  isChecked ? available : 0
