import {
  Api,
  Missing,
  Unprocessable,
  type WireRefund,
  type WireRefundPreview,
  type WireRequestedRefund,
} from "@listwright/adapters"
import type { OrderReceipt } from "@listwright/domain/order"
import type { NotFound, OrderCode } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type ClaimedRefund,
  claimRefund,
  computeRefundableBalance,
  type RefundRefused,
  decideRefundTerms,
} from "../../../orders/claimRefund.ts"
import { listOrderDisputes } from "../../../orders/disputes.ts"
import { payRefund } from "../../../orders/payRefund.ts"
import { PlacedOrders } from "../../../orders/PlacedOrders.ts"
import { usdText } from "../../../orders/usdText.ts"
import { findReclaimedPoints } from "../../../rewards/reclaimPoints.ts"
import { formatIsoDay } from "../../../site/siteDays.ts"
import { SuppressionFolders } from "../../../suppression/SuppressionFolders.ts"
import { notFoundText } from "../../answering/toEnvelope.ts"

const OTHER_AMOUNT = "This key was used for another amount. Nothing more was refunded; use a new key."
const KEY_OF_ANOTHER = "This key was used for another refund. Nothing was refunded; use a new key."

const refusal = ({ left, reason }: RefundRefused): Unprocessable => {
  switch (reason) {
    case "notPaid":
      return new Unprocessable({ message: "The order wasn't paid, so there is nothing to refund." })
    case "keyOfAnother":
      return new Unprocessable({ message: KEY_OF_ANOTHER })
    case "disputed":
      return new Unprocessable({
        message: `The buyer has disputed the payment with the bank, which is holding or has returned the money; $${left} of the payment is left.`,
      })
    case "tooMuch":
      return new Unprocessable({
        message:
          left === "0.00"
            ? "The full payment has already been refunded."
            : `That can't be refunded: only $${left} of the payment is left.`,
      })
  }
}

type Wish = Omit<WireRequestedRefund, "key">

/** Returns an amount with 2 decimals; null for the full remaining amount. */
const wantedOf = ({ amount }: Wish): string | null => (amount === null ? null : usdText(amount))

const downloadAfter = (
  { delivery, downloadClosedOn }: OrderReceipt,
  closes: boolean,
): WireRefundPreview["download"] => {
  if (downloadClosedOn !== null) return "none"
  if (closes && delivery?.isKept !== false) return "closes"
  return delivery?.isKept === true ? "stays" : "none"
}

const disputes = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const { zone } = yield* SuppressionFolders
  return (yield* Effect.orDie(listOrderDisputes(orderCode))).map(
    ({ amount, closedAt, id, openedAt, reason, state }) => ({
      id,
      amount,
      reason,
      state,
      openedOn: formatIsoDay(openedAt, zone),
      closedOn: closedAt === null ? null : formatIsoDay(closedAt, zone),
    }),
  )
})

const preview = Effect.fn("preview")(function* (orderCode: OrderCode, wish: Wish) {
  const order = yield* (yield* PlacedOrders).receiptOf(orderCode)
  const { order: paid, terms } = yield* decideRefundTerms({
    orderCode,
    reason: "operator",
    amount: wantedOf(wish),
    keepsDownload: wish.keepsDownload === true,
  }).pipe(Effect.catchTag("SqlError", Effect.die))
  const { amount, beforeTax, left, points, tax } = terms
  return {
    orderCode,
    orderName: order.orderName,
    email: order.contact.email,
    charged: order.charged,
    givenBack: usdText(paid.givenBack),
    amount,
    beforeTax,
    tax,
    left,
    pointsTaken: points.taken,
    pointsMissing: points.missing,
    download: downloadAfter(order, terms.closesDownload),
    promotion: paid.promoCode === null ? null : { code: paid.promoCode, isFreed: terms.freesPromotion },
    disputes: yield* disputes(orderCode),
  } satisfies WireRefundPreview
})

/** Requests a claimed refund from the processor, and returns the outcome. */
export const requestRefund = Effect.fn("requestRefund")(function* (
  orderCode: OrderCode,
  claimed: ClaimedRefund,
) {
  const isMade = yield* payRefund(claimed).pipe(
    Effect.as(true),
    Effect.catchTag("OutcomeUnknown", () => Effect.succeed(false)),
    // The refund is claimed, so it is retried until it is made, and is listed among the stuck jobs.
    Effect.catchDefect((defect) =>
      Effect.as(Effect.logError(`the refund ${claimed.key} cannot be made`, defect), false),
    ),
  )
  const { taken } = yield* Effect.orDie(findReclaimedPoints(claimed.key))
  const { downloadClosedOn } = yield* (yield* PlacedOrders).receiptOf(orderCode)
  return {
    orderCode,
    amount: claimed.amount,
    isMade,
    left: yield* computeRefundableBalance(orderCode),
    pointsTaken: taken,
    isDownloadClosed: downloadClosedOn !== null,
  } satisfies WireRefund
})

const refund = Effect.fn("refund")(function* (orderCode: OrderCode, wish: WireRequestedRefund) {
  yield* (yield* PlacedOrders).receiptOf(orderCode)
  const wanted = wantedOf(wish)
  const claimed = yield* claimRefund({
    orderCode,
    key: `operator:${orderCode}:${wish.key}`,
    reason: "operator",
    amount: wanted,
    keepsDownload: wish.keepsDownload === true,
  })
  if (wanted !== null && wanted !== claimed.amount) return yield* new Unprocessable({ message: OTHER_AMOUNT })
  return yield* requestRefund(orderCode, claimed)
})

export const refundErrorHandlers = {
  NotFound: (error: NotFound) => Effect.fail(new Missing({ message: notFoundText(error) })),
  RefundRefused: (refused: RefundRefused) => Effect.fail(refusal(refused)),
}

/** Calls with which the site's operator refunds an order, after a preview of the effects. */
export const refundCalls = {
  previewRefund: HttpApiBuilder.handler(Api, "V1Order", "previewRefund", ({ params, query }) =>
    preview(params.code, {
      amount: query.amount ?? null,
      keepsDownload: query.keepsDownload === "true",
    }).pipe(Effect.catchTags(refundErrorHandlers)),
  ),
  refundOrder: HttpApiBuilder.handler(Api, "V1Order", "refundOrder", ({ params, payload }) =>
    refund(params.code, payload).pipe(Effect.catchTags(refundErrorHandlers)),
  ),
}
