import { codes } from "../shared/Codes.ts"

/** The payment methods; credit cards are the only one. */
export const paymentMethods = codes({ creditCard: 1 })
