import { Schema } from "effect"

/** Values and switches of the site, for the signed-in user. spec: order-builder §3 (Site configuration) */
export const SiteConfiguration = Schema.Struct({
  siteName: Schema.String,
  phoneNumber: Schema.String,
  contactEmail: Schema.String,
  homePageLink: Schema.String,
  minQuantityOfOrder: Schema.Int,
  isVertaxEnabled: Schema.Boolean,
  isOrderQuoteEnabled: Schema.Boolean,
  /** The one switch that the specification calls both IsPlaceOrderEnabled and enablePlaceOrder. */
  isPlaceOrderEnabled: Schema.Boolean,
  isUserNoPay: Schema.Boolean,
  showPromotion: Schema.Boolean,
  enableZipCodeOrCarrierRoute: Schema.Boolean,
  /** Named readings of the specification that the site has chosen: id -> option. */
  readings: Schema.Record(Schema.String, Schema.String),
})
export type SiteConfiguration = typeof SiteConfiguration.Type
