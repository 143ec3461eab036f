import { Schema } from "effect"
import { PromotionOutcome } from "../../promotion/PromotionOutcome.ts"

/**
 * A price's figures, as decimal strings of 0 or more: dollars with 2 decimals, `unitPrice` with 5. `subtotal` is the
 * sum of the six charges.
 */
export const PriceFigures = Schema.Struct({
  /** The price in dollars per record, rounded half up to 5 decimals; every charge is computed from it. */
  unitPrice: Schema.String,
  /** The unit price times the quantity, at least the minimum elements charge. */
  orderCharge: Schema.String,
  /** True if the minimum elements charge raised the order charge. */
  minimumElementsChargeApplies: Schema.Boolean,
  /** Label price times quantity times sets, at least the minimum label charge; 0 without labels. */
  labelCharge: Schema.String,
  /** True if the minimum label charge raised the label charge. */
  minimumLabelChargeApplies: Schema.Boolean,
  /** The shipping charge for the label sets. */
  shippingCharge: Schema.String,
  /** The price list's flat service charge. */
  serviceCharge: Schema.String,
  /** The flat charge for the area kind. */
  geographyCharge: Schema.String,
  /** The charge for the mobile package. */
  mobilePackageCharge: Schema.String,
  /** The order and label charges, at most the cap; informational and not part of any total. */
  goodsCost: Schema.String,
  subtotal: Schema.String,
  /** The promotion's discount. */
  discount: Schema.String,
  /** The code of a points promotion, 4 or 5; null for other promotions or none. */
  promotionPointType: Schema.NullOr(Schema.Int),
  /** The factor by which the promotion multiplies the points, or the number of points that it adds. */
  promotionPointValue: Schema.NullOr(Schema.String),
  /** True if the minimum order amount raised the subtotal. */
  minimumOrderAmountApplies: Schema.Boolean,
  /** The subtotal, at least the minimum order amount, less the promotion's discount. Tax is computed on it. */
  totalBeforeTax: Schema.String,
})
export type PriceFigures = typeof PriceFigures.Type

/** A line in a readable price breakdown; the amounts of all lines add up to the total. */
export const PriceLine = Schema.Struct({
  label: Schema.String,
  detail: Schema.String,
  /** A decimal string with 2 decimals, negative for a deduction. */
  amount: Schema.String,
})
export type PriceLine = typeof PriceLine.Type

/** The cost of a larger order that gets a lower price per record. */
export const NextBracket = Schema.Struct({
  quantity: Schema.Int,
  unitPrice: Schema.String,
  totalBeforeTax: Schema.String,
  /** The difference from the current total, negative if less. */
  difference: Schema.String,
})
export type NextBracket = typeof NextBracket.Type

/** A price with all of its components, as sent to the buyer. */
export const Price = Schema.Struct({
  /** The number of records ordered, capped at the number available. */
  quantity: Schema.Int,
  available: Schema.Int,
  figures: PriceFigures,
  lines: Schema.Array(PriceLine),
  /** The price per record, element by element, in dollars; not part of any total. */
  perRecord: Schema.Array(PriceLine),
  nextBracket: Schema.NullOr(NextBracket),
  promotion: Schema.NullOr(PromotionOutcome),
  /** The minimum number of records per order. */
  minimumQuantity: Schema.Int,
})
export type Price = typeof Price.Type
