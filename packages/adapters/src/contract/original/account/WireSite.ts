import { Part } from "@listwright/domain/parts"
import { Schema } from "effect"

export const WireSite = Schema.Struct({
  SiteName: Schema.String,
  PhoneNumber: Schema.String,
  ContactEmail: Schema.String,
  HomePageLink: Schema.String,
  MinQuantityOfOrder: Schema.Int,
  IsVertaxEnabled: Schema.Boolean,
  IsOrderQuoteEnabled: Schema.Boolean,
  IsPlaceOrderEnabled: Schema.Boolean,
  /** The same flag as `IsPlaceOrderEnabled`, under its other name. */
  enablePlaceOrder: Schema.optionalKey(Schema.Boolean),
  /**
   * The site's id, which doesn't change if the site moves; for signed-in users, also their role and their most recently
   * used list ('' if they have none).
   */
  SiteId: Schema.optionalKey(Schema.String),
  User_RoleName: Schema.optionalKey(Schema.String),
  CurrentSessionId: Schema.optionalKey(Schema.String),
  IsUserNoPay: Schema.Boolean,
  ShowPromotion: Schema.Boolean,
  /** The provider that collects payments on its own pages; if missing, ProcessOrder collects the payment. */
  PaysAt: Schema.optionalKey(Schema.String),
  /** The URLs of the footer links; '' disables a link. If missing, all links are enabled. */
  Footer: Schema.optionalKey(
    Schema.Struct({
      AboutUs: Schema.String,
      Privacy: Schema.String,
      Social: Schema.Array(Schema.Struct({ Name: Schema.String, Address: Schema.String })),
    }),
  ),
  /** Missing if the site has no chat. */
  HasChat: Schema.optionalKey(Schema.Boolean),
  EnableZipCodeOrCarrierRoute: Schema.Boolean,
  IsEnableMultiCount: Schema.Boolean,
  IsMultipleAddress: Schema.Boolean,
  IsEnableMultiGeo: Schema.Boolean,
  IsDemoBreakdownEnabled: Schema.Boolean,
  Readings: Schema.Record(Schema.String, Schema.String),
  /** The site's own pages by link key; missing if the site has no pages of its own. */
  Links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** The parts that the site has disabled; if missing, all parts are enabled. */
  WithoutParts: Schema.optionalKey(Schema.Array(Part)),
  /** The sources that the site sells, with the site's settings for them; omitted settings default to the catalog's. */
  Sources: Schema.Array(
    Schema.Struct({
      ListType: Schema.Int,
      Title: Schema.optionalKey(Schema.String),
      ShortCode: Schema.optionalKey(Schema.String),
      About: Schema.optionalKey(Schema.String),
      WithoutTabs: Schema.optionalKey(Schema.Array(Schema.String)),
    }),
  ),
})
