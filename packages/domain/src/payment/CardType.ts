import { codedSchema, codes } from "../shared/Codes.ts"

/** [p9-card-types] */
export const cardTypes = codes({ VISA: 10, MasterCard: 20, "American Express": 30, Discover: 40 })

/** The issuer of a card; encoded as its code. */
export const CardType = codedSchema(cardTypes)
export type CardType = typeof CardType.Type

const BY_FIRST_DIGIT: ReadonlyMap<string, CardType> = new Map([
  ["3", "American Express"],
  ["4", "VISA"],
  ["5", "MasterCard"],
  ["6", "Discover"],
])

/**
 * The numbers that begin with 3 but don't belong to American Express, which has only 34 and 37. They (JCB, Diners
 * Club) are accepted in the United States over the Discover network.
 */
const OVER_DISCOVER = /^3[^47]/

/** The type that a number itself says; null: it begins like no card that is accepted. */
const knownCardType = (number: string): CardType | null =>
  OVER_DISCOVER.test(number) ? "Discover" : (BY_FIRST_DIGIT.get(number.slice(0, 1)) ?? null)

/** The first digits that belong to one issuer alone: 50 and 56 to 69 are of others too. */
const CERTAIN: ReadonlyArray<readonly [RegExp, CardType]> = [
  [/^3[47]/, "American Express"],
  [/^4/, "VISA"],
  [/^5[1-5]/, "MasterCard"],
  [/^(?:6011|64[4-9]|65)/, "Discover"],
]

/** The type that a form may name while a number is typed; null: the first digits do not say for certain, or not yet. */
export const certainCardType = (number: string): CardType | null =>
  CERTAIN.find(([begins]) => begins.test(number))?.[1] ?? null

/** The issuer by the first digits; VISA where they say nothing, an empty number included [ob5-card-type]. */
export const cardTypeOf = (number: string): CardType => knownCardType(number) ?? "VISA"
