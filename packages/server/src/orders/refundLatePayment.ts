import type { OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { claimRefund } from "./claimRefund.ts"
import { payRefund } from "./payRefund.ts"

/**
 * Refunds, once and in full, a payment for an order that the site had abandoned. The operator is informed through the
 * log.
 */
export const refundLatePayment = Effect.fn("refundLatePayment")(function* (
  orderCode: OrderCode,
  reference: string,
) {
  const wish = {
    orderCode,
    key: `late:${orderCode}`,
    reason: "late",
    amount: null,
    lateReference: reference,
  } as const
  const refund = yield* claimRefund(wish).pipe(Effect.orDie)
  if (refund.isRefunded) return
  yield* Effect.logError(
    `the order ${orderCode} was paid after it was given up (${reference}); the payment is refunded in full`,
  )
  yield* payRefund(refund)
})
