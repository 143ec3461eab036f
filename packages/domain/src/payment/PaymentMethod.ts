import { codes } from "../shared/Codes.ts"

/** How an order is paid; the only way there is. */
export const paymentMethods = codes({ creditCard: 1 })
