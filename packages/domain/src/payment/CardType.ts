import { codedSchema, codes } from "../shared/Codes.ts"

/** spec: order-builder §3 (OrderPaymentInformation), portal §9 [p9-card-types] */
export const cardTypes = codes({ VISA: 10, MasterCard: 20, "American Express": 30, Discover: 40 })

/** Who issued a card; encoded as its code. */
export const CardType = codedSchema(cardTypes)
export type CardType = typeof CardType.Type

const BY_FIRST_DIGIT: ReadonlyMap<string, CardType> = new Map([
  ["3", "American Express"],
  ["4", "VISA"],
  ["5", "MasterCard"],
  ["6", "Discover"],
])

/** The issuer by the first digit; VISA where that says nothing, an empty number included. spec: order-builder §5 [ob5-card-type] */
export const cardTypeOf = (number: string): CardType => BY_FIRST_DIGIT.get(number.slice(0, 1)) ?? "VISA"
