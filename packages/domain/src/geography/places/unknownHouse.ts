import type { LocatedPlace } from "./AddressPlace.ts"

/** A house number, and a word behind it. */
const HOUSE = /^\s*(\d[\d/½¼¾-]*)\p{L}?[\s,]+.*\p{L}/u

/**
 * Whether a house was typed and only the middle of its street, ZIP Code, city or state was found. '60614 Chicago' begins with the
 * ZIP Code that was found, which is no house.
 */
export const isUnknownHouse = (
  typed: string,
  { addressLine, precision }: Pick<LocatedPlace, "addressLine" | "precision">,
): boolean => {
  const number = HOUSE.exec(typed)?.[1]
  if (number === undefined || precision === "exact" || precision === "address") return false
  return precision !== "zip" || !addressLine.endsWith(` ${number.slice(0, 5)}`)
}
