import { codedSchema, codes } from "../shared/Codes.ts"

/** The card types and their codes [p9-card-types]. */
export const cardTypes = codes({ VISA: 10, MasterCard: 20, "American Express": 30, Discover: 40 })

/** A card's issuer, encoded as its code. */
export const CardType = codedSchema(cardTypes)
export type CardType = typeof CardType.Type

const BY_FIRST_DIGIT: ReadonlyMap<string, CardType> = new Map([
  ["3", "American Express"],
  ["4", "VISA"],
  ["5", "MasterCard"],
  ["6", "Discover"],
])

/**
 * Matches numbers that start with 3 but don't belong to American Express, which has only 34 and 37. Such cards (JCB,
 * Diners Club) are accepted in the United States over the Discover network.
 */
const OVER_DISCOVER = /^3[^47]/

/** Returns the card type that a number identifies; null if no accepted card's number starts that way. */
const knownCardType = (number: string): CardType | null =>
  OVER_DISCOVER.test(number) ? "Discover" : (BY_FIRST_DIGIT.get(number.slice(0, 1)) ?? null)

/** The first digits that belong to a single issuer; 50 and 56 to 69 are shared by several. */
const CERTAIN: ReadonlyArray<readonly [RegExp, CardType]> = [
  [/^3[47]/, "American Express"],
  [/^4/, "VISA"],
  [/^5[1-5]/, "MasterCard"],
  [/^(?:6011|64[4-9]|65)/, "Discover"],
]

/**
 * Returns the card type that a form may show while the user types a number; null while the first digits don't identify
 * it with certainty.
 */
export const identifyCardType = (number: string): CardType | null =>
  CERTAIN.find(([begins]) => begins.test(number))?.[1] ?? null

/**
 * Returns the issuer according to the first digits; VISA if they're inconclusive, including an empty number
 * [ob5-card-type].
 */
export const inferCardType = (number: string): CardType => knownCardType(number) ?? "VISA"
