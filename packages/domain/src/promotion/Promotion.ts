import { codedSchema, codes } from "../shared/Codes.ts"
import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"
import { MinimumPurchase } from "./minimumPurchaseTypes.ts"

/** The promotion types and their codes [ob9-promotion-types]. */
export const promotionTypes = codes({
  percentOffTotal: 1,
  freeLeads: 2,
  flatDollar: 3,
  multipliedPoints: 4,
  addedPoints: 5,
  debitCard: 6,
  dollarMobileOnly: 7,
  dollarMobileAndList: 8,
  percentOffMobileOnly: 9,
  percentOffMobileAndList: 10,
})
export type PromotionType = (typeof promotionTypes.names)[number]

/** A promotion type; encoded as its code. */
export const PromotionType = codedSchema(promotionTypes)

/** A promotion's value and minimum purchase. */
export const PromotionTerms = Schema.Struct({
  type: PromotionType,
  /** A percentage, or a number of records, dollars, or points, depending on the type. */
  value: Decimal,
  /** The balance of a debit card, in dollars. */
  balance: Schema.NullOr(Decimal),
  minimumType: Schema.NullOr(MinimumPurchase),
  /** The minimum spend, in dollars. */
  minimumSpend: Schema.NullOr(Decimal),
  /** The minimum number of records. */
  minimumRecords: Schema.NullOr(Schema.Int),
})
export type PromotionTerms = typeof PromotionTerms.Type

/** A promotion that a customer may use. */
export const Promotion = Schema.Struct({
  ...PromotionTerms.fields,
  name: Schema.String,
  /** The code that the customer types, in uppercase. */
  code: Schema.String,
  /** The packages that the promotion applies to; empty for any package. */
  packageIds: Schema.Array(Schema.Int),
  /** True if the promotion applies without a code. */
  needsNoCode: Schema.Boolean,
})
export type Promotion = typeof Promotion.Type
