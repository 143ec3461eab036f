import { Actor, Api, Missing, Unprocessable, type WireRefundWish } from "@listwright/adapters"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { claimRefund, leftOf, type RefundRefused } from "../../../orders/claimRefund.ts"
import { giveUpPayment } from "../../../orders/giveUpPayment.ts"
import { payRefund } from "../../../orders/payRefund.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { usdText } from "../../../orders/usdText.ts"
import { Processors } from "../../../payments/Processors.ts"
import { notFoundText } from "../../answering/answering.ts"

const OTHER_AMOUNT = "This key was used for another amount. Nothing more was given back; use a new key."
const KEY_OF_ANOTHER = "This key was used for another refund. Nothing was given back; use a new key."

const refusal = ({ left, reason }: RefundRefused): Unprocessable => {
  switch (reason) {
    case "notPaid":
      return new Unprocessable({ message: "The order was not paid, so there is nothing to give back." })
    case "keyOfAnother":
      return new Unprocessable({ message: KEY_OF_ANOTHER })
    case "tooMuch":
      return new Unprocessable({
        message:
          left === "0.00"
            ? "All that was paid was given back already."
            : `That cannot be given back: $${left} of the payment is left.`,
      })
  }
}

const refund = Effect.fn("refundOrder")(function* (orderCode: OrderCode, { amount, key }: WireRefundWish) {
  const orders = yield* PlacedOrders
  yield* orders.receiptOf(orderCode)
  const wanted = amount === null ? null : usdText(amount)
  const name = `operator:${orderCode}:${key}`
  const claimed = yield* claimRefund({ orderCode, key: name, reason: "operator", amount: wanted })
  if (wanted !== null && wanted !== claimed.amount) return yield* new Unprocessable({ message: OTHER_AMOUNT })
  const isMade = yield* payRefund(claimed).pipe(
    Effect.as(true),
    Effect.catchTag("OutcomeUnknown", () => Effect.succeed(false)),
    // It is claimed, so it is asked for until it is made, and stands among the stuck jobs.
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError(`the refund ${name} cannot be made`, defect), false),
    ),
  )
  return { orderCode, amount: claimed.amount, isMade, left: yield* leftOf(orderCode) }
})

const NO_ANSWER =
  "The payment processor did not answer, so the order still waits for its payment. Please try again."

/** Payments: given up by their buyers, and given back and tried by the site's operator. */
export const paymentCalls = {
  giveUpPayment: HttpApiBuilder.handler(Api, "V1Order", "giveUpPayment", ({ params: { code } }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const orders = yield* PlacedOrders
      yield* orders.receipt(reach, code)
      yield* giveUpPayment(code)
      return yield* orders.receipt(reach, code)
    }).pipe(
      Effect.catchTags({
        NotFound: (error) => Effect.fail(new Missing({ message: notFoundText(error) })),
        OutcomeUnknown: () => Effect.fail(new Unprocessable({ message: NO_ANSWER })),
      }),
    ),
  ),
  refundOrder: HttpApiBuilder.handler(Api, "V1Order", "refundOrder", ({ params, payload }) =>
    refund(params.code, payload).pipe(
      Effect.catchTags({
        NotFound: (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) })),
        RefundRefused: (refused) => Effect.fail(refusal(refused)),
      }),
    ),
  ),
  checkPayments: HttpApiBuilder.handler(Api, "V1Order", "checkPayments", () =>
    Effect.gen(function* () {
      const { check } = yield* Processors
      return { findings: yield* check }
    }),
  ),
}
