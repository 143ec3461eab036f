import { Schema } from "effect"
import { DraftId } from "../shared/DraftId.ts"
import { SiteFooter } from "./SiteFooter.ts"
import { SiteSource } from "./SiteSource.ts"

/**
 * Switches of the site that hide tabs and options of the builder; EnableZipCodeOrCarrierRoute is among the site's other
 * values [ob6-tab-flags].
 */
export const TabFlags = Schema.Struct({
  /** Saved counts may be counted together. */
  isEnableMultiCount: Schema.Boolean,
  /** A radius may be drawn around several addresses. */
  isMultipleAddress: Schema.Boolean,
  /** Areas of several kinds may be mixed ('more area'). */
  isEnableMultiGeo: Schema.Boolean,
  /** A breakdown may be asked for. */
  isDemoBreakdownEnabled: Schema.Boolean,
})
export type TabFlags = typeof TabFlags.Type

/** Values and switches of the site, for the signed-in user. */
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
  /** Who asks for the payment on pages of their own, such as Stripe; missing: the site has a card form. */
  paysAt: Schema.optionalKey(Schema.String),
  /** Missing: its links lead nowhere. */
  footer: Schema.optionalKey(SiteFooter),
  /** Whether somebody answers in a chat; missing: nobody does. */
  hasChat: Schema.optionalKey(Schema.Boolean),
  enableZipCodeOrCarrierRoute: Schema.Boolean,
  isEnableMultiCount: TabFlags.fields.isEnableMultiCount,
  isMultipleAddress: TabFlags.fields.isMultipleAddress,
  isEnableMultiGeo: TabFlags.fields.isEnableMultiGeo,
  isDemoBreakdownEnabled: TabFlags.fields.isDemoBreakdownEnabled,
  /** Named readings of the specification that the site has chosen: id -> option. */
  readings: Schema.Record(Schema.String, Schema.String),
  /** Pages of the site's own by their link keys, such as 'enhanceList'; missing: it has none. */
  links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** The sources that the site sells. */
  sources: Schema.Array(SiteSource),
})
export type SiteConfiguration = typeof SiteConfiguration.Type

/**
 * What the frame of the pages shows of the site and its user. Support phone and e-mail are the site's own and printed
 * nowhere else [p9-support-contact].
 */
export const SiteValues = Schema.Struct({
  siteId: Schema.String,
  /** The session that calls use when they name none. */
  currentSessionId: DraftId,
  siteName: Schema.String,
  phoneNumber: Schema.String,
  contactEmail: Schema.String,
  homePageLink: Schema.String,
  userFullName: Schema.String,
  userRoleName: Schema.String,
  /** Address of the user's picture; '' where there is none. */
  userImage: Schema.String,
})
export type SiteValues = typeof SiteValues.Type
