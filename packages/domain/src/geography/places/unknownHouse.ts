import type { LocatedPlace, Precision } from "./AddressPlace.ts"

/** A house number, and a word behind it. */
const HOUSE = /^\s*(\d+)\S*\s.*[a-z]/i

/**
 * What was found instead of a house that was typed: the middle of its street, ZIP Code, city or state; null where the house was found
 * or none was typed. '60614 Chicago' begins with the ZIP Code that was found, which is no house.
 */
export const unknownHouse = (
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
