import type { LocatedPlace, Precision } from "./AddressPlace.ts"

/** A house number followed by a word. */
const HOUSE = /^\s*(\d+)\S*\s.*[a-z]/i

/**
 * Returns the kind of place found instead of a typed house: the middle of its street, ZIP Code, city, or state. Returns
 * null if the house was found or the user didn't type one. '60614 Chicago' begins with the ZIP Code that was found, not
 * with a house number.
 */
export const houseFallbackPrecision = (
  typed: string,
  { addressLine, precision }: Pick<LocatedPlace, "addressLine" | "precision">,
): Exclude<Precision, "exact" | "address"> | null => {
  const number = HOUSE.exec(typed)?.[1]
  return number === undefined ||
    precision === "exact" ||
    precision === "address" ||
    (precision === "zip" && addressLine.endsWith(` ${number}`))
    ? null
    : precision
}
