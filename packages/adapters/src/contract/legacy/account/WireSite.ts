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
  /** The same switch under its other name. */
  enablePlaceOrder: Schema.optionalKey(Schema.Boolean),
  /** What the site is known by, wherever it is moved; of signed-in users, their role and the list that they were last at ('': none). */
  SiteId: Schema.optionalKey(Schema.String),
  User_RoleName: Schema.optionalKey(Schema.String),
  CurrentSessionId: Schema.optionalKey(Schema.String),
  IsUserNoPay: Schema.Boolean,
  ShowPromotion: Schema.Boolean,
  /** Who asks for the payment on pages of their own; missing: ProcessOrder takes it. */
  PaysAt: Schema.optionalKey(Schema.String),
  /** Addresses; '' leads nowhere. Missing: all do. */
  Footer: Schema.optionalKey(
    Schema.Struct({
      AboutUs: Schema.String,
      Privacy: Schema.String,
      Social: Schema.Array(Schema.Struct({ Name: Schema.String, Address: Schema.String })),
    }),
  ),
  /** Missing: there is no chat. */
  HasChat: Schema.optionalKey(Schema.Boolean),
  EnableZipCodeOrCarrierRoute: Schema.Boolean,
  IsEnableMultiCount: Schema.Boolean,
  IsMultipleAddress: Schema.Boolean,
  IsEnableMultiGeo: Schema.Boolean,
  IsDemoBreakdownEnabled: Schema.Boolean,
  Readings: Schema.Record(Schema.String, Schema.String),
  /** Pages of the site's own by their link keys; missing: it has none. */
  Links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** Those that the site sells, with what it has chosen for them; what is left out is as the catalog has it. */
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
