import type { Country } from "../shared/Country.ts"
import type { AreaTab, AudienceTab } from "./tabs.ts"
import type { UniverseName } from "./universes.ts"

/** The source that an order starts with when nothing else is said. */
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

/** A kind of code that users can paste as areas of a source. */
export type PasteType = "zip" | "zip4" | "carrierRoute" | "postalCode"

/** The features in which sources differ; every rule that applies to only some sources reads them here. */
export interface SourceTraits {
  /** The permission to order it: always, or as the reading of list type 270 says. */
  readonly ordering: "allowed" | "byReading"
  /** The place of its card on the landing page, from the front. */
  readonly cardPlace: "first" | "second" | "featured" | "nextFeatured" | "other" | "last"
  /** The name shown instead of its title, unless the site's reading says otherwise; null if its title is shown. */
  readonly occupantName: "Saturation" | "Occupant/Saturation" | null
  /** The country whose states or provinces its pickers offer. */
  readonly country: Country
  /** The phone options on offer: all of them, only the one that excludes phone numbers, or no option at all. */
  readonly phones: "all" | "excluded" | "none"
  /** E-mail addresses may be asked for; the section is hidden for now. */
  readonly hasEmailOption: boolean
  /** A campaign that is sent for the buyer, of consumers or of businesses. */
  readonly isEmailCampaign: boolean
  /** Selects by industry code. */
  readonly usesIndustryCodes: boolean
  /** Takes one area at a time. */
  readonly hasSingleRowGeography: boolean
  /** The checkbox 'Do not cross state lines' is offered. */
  readonly offersStateLines: boolean
  /** The footnote '* Based on postal carrier routes' holds. */
  readonly usesCarrierRoutes: boolean
  /** The areas that are broken down into carrier routes. */
  readonly carrierRouteDetails: "none" | "ofZipAreas" | "ofEveryArea"
  /** Quantities are those of homes, apartments and businesses, and sum up to an area's. */
  readonly countsDwellings: boolean
  /** True if it goes to every address: it has no attributes to choose from and suppresses no records. */
  readonly takesEveryAddress: boolean
  /** Targeting and route options are asked for. */
  readonly asksOccupantOptions: boolean
  /** Uploaded files may suppress [ob4-suppression-file-source]. */
  readonly suppressesByFile: boolean
  /** Quick picks never show, whatever the user has. */
  readonly hidesQuickPicks: boolean
  /** The price calculation is skipped: the mobile package is the price. */
  readonly skipsPriceCalculation: boolean
  /** The 'contact me' checkbox is offered for large orders. */
  readonly offersContactMe: boolean
  /** Delivered through facebook or twitter. */
  readonly usesMedia: boolean
  /** Deliveries may be had as Excel. */
  readonly offersExcel: boolean
}

/** A data source and what may be done with it. */
export interface ListType extends SourceTraits {
  readonly code: number
  readonly title: string
  /** 'CON10': three letters and the code. */
  readonly shortCode: string
  readonly kind: SourceKind
  /** The universe whose records it sells. */
  readonly universe: UniverseName
  readonly areaTabs: ReadonlyArray<AreaTab>
  readonly audienceTabs: ReadonlyArray<AudienceTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
}
