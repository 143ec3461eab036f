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
  /** The same switch as `IsPlaceOrderEnabled`, under its other name. */
  enablePlaceOrder: Schema.optionalKey(Schema.Boolean),
  /**
   * The site's id, which stays the same if the site moves; for signed-in users, also their role and their most recently
   * used list ('' if none).
   */
  SiteId: Schema.optionalKey(Schema.String),
  User_RoleName: Schema.optionalKey(Schema.String),
  CurrentSessionId: Schema.optionalKey(Schema.String),
  IsUserNoPay: Schema.Boolean,
  ShowPromotion: Schema.Boolean,
  /** The provider that takes payments on its own pages; if missing, ProcessOrder takes the payment. */
  PaysAt: Schema.optionalKey(Schema.String),
  /** Link addresses; '' disables a link. If missing, all links work. */
  Footer: Schema.optionalKey(
    Schema.Struct({
      AboutUs: Schema.String,
      Privacy: Schema.String,
      Social: Schema.Array(Schema.Struct({ Name: Schema.String, Address: Schema.String })),
    }),
  ),
  /** Missing if there's no chat. */
  HasChat: Schema.optionalKey(Schema.Boolean),
  EnableZipCodeOrCarrierRoute: Schema.Boolean,
  IsEnableMultiCount: Schema.Boolean,
  IsMultipleAddress: Schema.Boolean,
  IsEnableMultiGeo: Schema.Boolean,
  IsDemoBreakdownEnabled: Schema.Boolean,
  Readings: Schema.Record(Schema.String, Schema.String),
  /** The site's own pages by their link keys; missing if the site has no pages of its own. */
  Links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** The parts that the site switched off; missing: it has them all. */
  WithoutParts: Schema.optionalKey(Schema.Array(Part)),
  /** The sources that the site sells, with the site's settings for them; anything left out is as in the catalog. */
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
