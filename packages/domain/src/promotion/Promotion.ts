import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"
import { MinimumPurchase } from "./minimumPurchase.ts"
import { PromotionType } from "./PromotionType.ts"

/** What a promotion gives and asks for. spec: order-builder §3 (Promotion) */
export const PromotionTerms = Schema.Struct({
  PromotionType,
  /** Percent, records, dollars or points, by type. */
  PromotionValue: Decimal,
  /** Dollars left on a debit card. */
  PromotionBalance: Schema.NullOr(Decimal),
  MinPurAmountType: Schema.NullOr(MinimumPurchase),
  /** Dollars. */
  MinPurAmount: Schema.NullOr(Decimal),
  /** Records. */
  MinPurQty: Schema.NullOr(Schema.Int),
})
export type PromotionTerms = typeof PromotionTerms.Type

/** A promotion that a customer may use. */
export const Promotion = Schema.Struct({
  ...PromotionTerms.fields,
  PromotionName: Schema.String,
  /** What the customer types, in capitals. */
  PromotionCode: Schema.String,
  /** Empty: any package. */
  PackageIds: Schema.Array(Schema.Int),
  /** Holds without a code. */
  IsNoRequired: Schema.Boolean,
})
export type Promotion = typeof Promotion.Type
