import type { Country } from "../shared/Country.ts"
import type { AreaTab, AudienceTab } from "./tabs.ts"
import type { UniverseName } from "./universes.ts"

/** The default source for an order. */
export const DEFAULT_LIST_TYPE = 10

/** The kind of records that a source sells. */
export type SourceKind =
  | "consumer"
  | "newMovers"
  | "business"
  | "saturation"
  | "occupant"
  | "residentOccupant"
  | "canadianConsumer"
  | "mobileConsumer"
  | "emailCampaign"

/** A kind of code that users can paste as a source's areas. */
export type PasteType = "zip" | "zip4" | "carrierRoute" | "postalCode"

/** The features that vary between sources; every rule that applies only to some sources reads them here. */
export interface SourceTraits {
  /** The permission to order from the source: always, or depending on the reading for list type 270. */
  readonly ordering: "allowed" | "byReading"
  /** The position of the source's card on the landing page, from the front. */
  readonly cardPlace: "first" | "second" | "featured" | "nextFeatured" | "other" | "last"
  /**
   * The name shown instead of the source's title, unless the site's reading specifies otherwise; null if its title is
   * shown.
   */
  readonly occupantName: "Saturation" | "Occupant/Saturation" | null
  /** The country whose states or provinces the source's pickers offer. */
  readonly country: Country
  /** The phone options on offer: all of them, only the one that excludes phone numbers, or no option at all. */
  readonly phones: "all" | "excluded" | "none"
  /** True if email addresses are available; the section is hidden for now. */
  readonly hasEmailOption: boolean
  /** True for an email campaign to consumers or businesses, sent on the buyer's behalf. */
  readonly isEmailCampaign: boolean
  /** True if the source selects by industry code. */
  readonly usesIndustryCodes: boolean
  /** True if the source accepts only one area at a time. */
  readonly hasSingleRowGeography: boolean
  /** True if the source offers the checkbox 'Do not cross state lines'. */
  readonly offersStateLines: boolean
  /** True if the footnote '* Based on postal carrier routes' applies. */
  readonly usesCarrierRoutes: boolean
  /** The areas that are broken down into carrier routes. */
  readonly carrierRouteDetails: "none" | "ofZipAreas" | "ofEveryArea"
  /** True if quantities are broken down into homes, apartments, and businesses, which add up to an area's quantity. */
  readonly countsDwellings: boolean
  /** True if the source covers every address: it has no attributes to choose from and suppresses no records. */
  readonly takesEveryAddress: boolean
  /** True if targeting and route options are required. */
  readonly asksOccupantOptions: boolean
  /** True if uploaded files can be used for suppression [ob4-suppression-file-source]. */
  readonly suppressesByFile: boolean
  /** True if quick picks are never shown, regardless of what the user has saved. */
  readonly hidesQuickPicks: boolean
  /** True if the price calculation is skipped because the mobile package is the price. */
  readonly skipsPriceCalculation: boolean
  /** True if the 'contact me' checkbox is offered for large orders. */
  readonly offersContactMe: boolean
  /** True if the list is delivered through Facebook or Twitter. */
  readonly usesMedia: boolean
  /** True if deliveries are available as Excel files. */
  readonly offersExcel: boolean
}

/** A data source with its features. */
export interface ListType extends SourceTraits {
  readonly code: number
  readonly title: string
  /** Three letters and the code, such as 'CON10'. */
  readonly shortCode: string
  readonly kind: SourceKind
  /** The universe whose records the source sells. */
  readonly universe: UniverseName
  readonly areaTabs: ReadonlyArray<AreaTab>
  readonly audienceTabs: ReadonlyArray<AudienceTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
}
