import { codes } from "../shared/Codes.ts"

/** The payment methods; only credit cards are supported. */
export const paymentMethods = codes({ creditCard: 1 })
