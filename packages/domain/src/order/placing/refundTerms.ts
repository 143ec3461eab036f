import { BigDecimal } from "effect"
import { type PointsTakenBack, pointsTakenBack } from "../../rewards/pointsTakenBack.ts"
import { cents, decimal, usd, ZERO } from "../../shared/Decimal.ts"
import { decideGivingBack, leftToGiveBack, type PaidOrder } from "./decideGivingBack.ts"

/** An order that can be refunded. */
export interface RefundableOrder extends PaidOrder {
  /** The part of the payment that was sales tax. */
  readonly tax: string
  readonly points: {
    readonly earned: number
    readonly before: number
    readonly available: number
  }
  /** The code of the promotion that the order holds a use of; null if it holds none. */
  readonly promoCode: string | null
  /** The number of records delivered; null: none yet. */
  readonly delivered: number | null
  /** True if the list was downloaded at least once. */
  readonly isDownloaded: boolean
  /** The part of the payment that the buyer disputes at the bank, or got back that way. */
  readonly disputed: string
}

/** The effects of a refund. Dollars with 2 decimals; `beforeTax` and `tax` add up to the amount. */
export interface RefundTerms {
  readonly _tag: "give"
  readonly amount: string
  readonly beforeTax: string
  readonly tax: string
  /** The part of the payment that remains after the refund. */
  readonly left: string
  readonly points: PointsTakenBack
  /** True if the list can no longer be downloaded. */
  readonly closesDownload: boolean
  /** True if the order's promotion gets its use, and its amount of a balance, back. */
  readonly freesPromotion: boolean
}

/**
 * Tells whether a refund that leaves nothing frees the promotion. It does if the buyer has nothing of the order: no list
 * that was downloaded or still can be, and no money from the bank besides the refund.
 */
const freesPromotion = (
  { delivered, disputed, isDownloaded, promoCode }: RefundableOrder,
  closesDownload: boolean,
): boolean =>
  promoCode !== null && Number(disputed) === 0 && (delivered === 0 || (closesDownload && !isDownloaded))

/** Returns the tax included in the refunds so far: proportional, in whole cents. */
const taxIn = (tax: string, givenBack: BigDecimal.BigDecimal, paid: string): BigDecimal.BigDecimal => {
  const exact = BigDecimal.divide(BigDecimal.multiply(decimal(tax), givenBack), decimal(paid))
  return exact._tag === "Some" ? cents(exact.value) : ZERO
}

/**
 * Returns the effects of a refund. `wanted` is null for everything that's left. Tax is refunded in proportion, so
 * refunding everything refunds all of the tax. A refund that leaves nothing closes the download, unless `keepsDownload`
 * is true, and frees the promotion if the list was never downloaded.
 */
export const refundTerms = (
  order: RefundableOrder,
  wanted: string | null,
  keepsDownload: boolean,
): RefundTerms | { readonly _tag: "refused"; readonly left: string } => {
  const decision = decideGivingBack(order, wanted)
  if (decision._tag === "refused") return decision
  const { amount } = decision
  const before = decimal(order.givenBack)
  const givenBack = BigDecimal.sum(before, decimal(amount))
  const tax = BigDecimal.subtract(
    taxIn(order.tax, givenBack, order.paid),
    taxIn(order.tax, before, order.paid),
  )
  const left = leftToGiveBack({ paid: order.paid, givenBack: usd(givenBack) })
  const closesDownload = left === "0.00" && !keepsDownload
  return {
    _tag: "give",
    amount,
    beforeTax: usd(BigDecimal.subtract(decimal(amount), tax)),
    tax: usd(tax),
    left,
    points: pointsTakenBack({ ...order.points, paid: order.paid, givenBack: usd(givenBack) }),
    closesDownload,
    freesPromotion: left === "0.00" && freesPromotion(order, closesDownload),
  }
}
