import { BigDecimal } from "effect"
import { type DeductedPoints, computeDeductedPoints } from "../../rewards/computeDeductedPoints.ts"
import { cents, decimal, usd, ZERO } from "../../shared/Decimal.ts"
import { decideRefundAmount, refundableAmount, type PaidOrder } from "./decideRefundAmount.ts"

/** An order that can be refunded. */
export interface RefundableOrder extends PaidOrder {
  /** The sales tax included in the payment. */
  readonly tax: string
  readonly points: {
    readonly earned: number
    readonly before: number
    readonly available: number
  }
  /** The promotion code whose use is credited to the order; null if there isn't one. */
  readonly promoCode: string | null
  /** The number of records delivered; null if none have been delivered yet. */
  readonly delivered: number | null
  /** True if the list has been downloaded at least once. */
  readonly isDownloaded: boolean
  /** The part of the payment that the buyer is disputing with the bank or has already recovered through a dispute. */
  readonly disputed: string
}

/** A refund's effects. Amounts are in dollars with 2 decimals; `beforeTax` and `tax` add up to the amount. */
export interface RefundTerms {
  readonly _tag: "give"
  readonly amount: string
  readonly beforeTax: string
  readonly tax: string
  /** The part of the payment that remains after the refund. */
  readonly left: string
  readonly points: DeductedPoints
  /** True if the list can no longer be downloaded. */
  readonly closesDownload: boolean
  /** True if the promotion's use by the order, and any amount taken from a balance, is restored. */
  readonly freesPromotion: boolean
}

/**
 * Returns whether a full refund frees the promotion. It does if the buyer is left with nothing from the order: no list
 * that was or can still be downloaded, and no money from the bank besides the refund.
 */
const freesPromotion = (
  { delivered, disputed, isDownloaded, promoCode }: RefundableOrder,
  closesDownload: boolean,
): boolean =>
  promoCode !== null && Number(disputed) === 0 && (delivered === 0 || (closesDownload && !isDownloaded))

/** Returns the part of the refunds so far that is tax, in proportion and rounded to whole cents. */
const taxIn = (tax: string, givenBack: BigDecimal.BigDecimal, paid: string): BigDecimal.BigDecimal => {
  const exact = BigDecimal.divide(BigDecimal.multiply(decimal(tax), givenBack), decimal(paid))
  return exact._tag === "Some" ? cents(exact.value) : ZERO
}

/**
 * Returns a refund's effects. `wanted` is null for the whole remainder. Tax is refunded in proportion, so a full refund
 * includes all of the tax. A full refund closes the download, unless `keepsDownload` is true, and frees the promotion
 * if the list was never downloaded.
 */
export const refundTerms = (
  order: RefundableOrder,
  wanted: string | null,
  keepsDownload: boolean,
): RefundTerms | { readonly _tag: "refused"; readonly left: string } => {
  const decision = decideRefundAmount(order, wanted)
  if (decision._tag === "refused") return decision
  const { amount } = decision
  const before = decimal(order.givenBack)
  const givenBack = BigDecimal.sum(before, decimal(amount))
  const tax = BigDecimal.subtract(
    taxIn(order.tax, givenBack, order.paid),
    taxIn(order.tax, before, order.paid),
  )
  const left = refundableAmount({ paid: order.paid, givenBack: usd(givenBack) })
  const closesDownload = left === "0.00" && !keepsDownload
  return {
    _tag: "give",
    amount,
    beforeTax: usd(BigDecimal.subtract(decimal(amount), tax)),
    tax: usd(tax),
    left,
    points: computeDeductedPoints({ ...order.points, paid: order.paid, givenBack: usd(givenBack) }),
    closesDownload,
    freesPromotion: left === "0.00" && freesPromotion(order, closesDownload),
  }
}
