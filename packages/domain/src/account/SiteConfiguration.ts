import { Schema } from "effect"
import { DraftId } from "../shared/DraftId.ts"
import { Part } from "../shared/Part.ts"
import { SiteFooter } from "./SiteFooter.ts"
import { SiteSource } from "./SiteSource.ts"

/**
 * The site's switches for hiding tabs and options in the builder; `offersZipPaste` is a field of `SiteConfiguration`
 * itself [ob6-tab-flags].
 */
export const TabFlags = Schema.Struct({
  /** True if saved counts may be counted together. */
  combinesSavedLists: Schema.Boolean,
  /** True if a radius may be drawn around several addresses. */
  takesSeveralAddresses: Schema.Boolean,
  /** True if areas of several kinds may be mixed ('more area'). */
  mixesAreaKinds: Schema.Boolean,
  /** True if breakdowns are available. */
  offersBreakdowns: Schema.Boolean,
})
export type TabFlags = typeof TabFlags.Type

/** The site's values and switches for the signed-in user. */
export const SiteConfiguration = Schema.Struct({
  siteName: Schema.String,
  phoneNumber: Schema.String,
  contactEmail: Schema.String,
  homePageLink: Schema.String,
  minimumQuantity: Schema.Int,
  chargesTax: Schema.Boolean,
  offersQuotes: Schema.Boolean,
  /** A single switch that has two names in the original contract. */
  takesOrders: Schema.Boolean,
  mayNotPay: Schema.Boolean,
  showPromotion: Schema.Boolean,
  /** The provider that collects payments on its own pages, such as Stripe; missing if the site has a card form. */
  paysAt: Schema.optionalKey(Schema.String),
  /** The footer links; if missing, the links are inactive. */
  footer: Schema.optionalKey(SiteFooter),
  /** True if a chat is available; missing if the site has no chat. */
  hasChat: Schema.optionalKey(Schema.Boolean),
  offersZipPaste: Schema.Boolean,
  combinesSavedLists: TabFlags.fields.combinesSavedLists,
  takesSeveralAddresses: TabFlags.fields.takesSeveralAddresses,
  mixesAreaKinds: TabFlags.fields.mixesAreaKinds,
  offersBreakdowns: TabFlags.fields.offersBreakdowns,
  /** The site's choices among the specification's named readings, from id to option. */
  readings: Schema.Record(Schema.String, Schema.String),
  /** The site's own pages by link key, such as 'enhanceList'; missing if the site has no pages of its own. */
  links: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** The parts that the site has disabled; if missing, all parts are enabled. */
  withoutParts: Schema.optionalKey(Schema.Array(Part)),
  /** The sources that the site sells. */
  sources: Schema.Array(SiteSource),
})
export type SiteConfiguration = typeof SiteConfiguration.Type

/**
 * The site and user values that frame every page's content. The support phone number and email address are the site's
 * own and don't appear anywhere else [p9-support-contact].
 */
export const SiteValues = Schema.Struct({
  siteId: Schema.String,
  /** The session for calls that don't name one. */
  draftId: DraftId,
  siteName: Schema.String,
  phoneNumber: Schema.String,
  contactEmail: Schema.String,
  homePageLink: Schema.String,
  userFullName: Schema.String,
  userRoleName: Schema.String,
  /** The URL of the user's picture; '' if the user has no picture. */
  userImage: Schema.String,
})
export type SiteValues = typeof SiteValues.Type
