import type { CardType } from "./CardType.ts"

const BY_FIRST_DIGIT: ReadonlyMap<string, CardType> = new Map([
  ["3", "American Express"],
  ["4", "VISA"],
  ["5", "MasterCard"],
  ["6", "Discover"],
])

/** The issuer by the first digit; VISA where that says nothing, an empty number included. spec: order-builder §5 [ob5-card-type] */
export const cardTypeOf = (number: string): CardType => BY_FIRST_DIGIT.get(number.slice(0, 1)) ?? "VISA"
