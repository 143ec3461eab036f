import { codes } from "../shared/Codes.ts"

/** How an order is paid; the only way there is. spec: order-builder §3 (PaymentMethod), decisions (Money) */
export const paymentMethods = codes({ creditCard: 1 })
