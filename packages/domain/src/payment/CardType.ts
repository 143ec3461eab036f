import { codedSchema, codes } from "../shared/Codes.ts"

/** spec: order-builder §3 (OrderPaymentInformation), portal §9 [p9-card-types] */
export const cardTypes = codes({ VISA: 10, MasterCard: 20, "American Express": 30, Discover: 40 })

/** Who issued a card; encoded as its code. */
export const CardType = codedSchema(cardTypes)
export type CardType = typeof CardType.Type
