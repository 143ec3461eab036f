import { Schema } from "effect"

export const WirePromotion = Schema.Struct({
  PromotionCode: Schema.String,
  PromotionName: Schema.String,
  PromotionType: Schema.Int,
  PromotionValue: Schema.String,
  PromotionBalance: Schema.String,
  MinPurAmountType: Schema.NullOr(Schema.Int),
  MinPurAmount: Schema.String,
  MinPurQty: Schema.Int,
  PackageIds: Schema.Array(Schema.Int),
  IsNoRequired: Schema.Boolean,
})
