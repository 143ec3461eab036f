import type { nonNumericQuantityReading } from "../../shared/readings.ts"

export type NonNumericQuantity = (typeof nonNumericQuantityReading.options)[number]

/**
 * The records wanted, from what was typed: null when the box is empty (it counts as 0), otherwise a whole number from 0
 * to what is available, which is the maximum of the box as well. Fractions of a record are cut off; a negative number is
 * 0; what is no number is 0 or everything by the reading. spec: order-builder §5 (Quantities and counts)
 * [ob5-desired-quantity]
 */
export const desiredQuantity = (
  input: string,
  available: number,
  reading: NonNumericQuantity,
): number | null => {
  const text = input.trim()
  if (text === "") return null
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return reading === "zero" ? 0 : available
  return Math.min(Math.max(Math.trunc(Number(text)), 0), available)
}
