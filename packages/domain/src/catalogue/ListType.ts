import type { Country } from "../shared/Country.ts"
import type { AreaTab, AudienceTab } from "./tabs.ts"
import type { UniverseName } from "./universes.ts"

/** The source that an order starts with when nothing else is said. */
export const DEFAULT_LIST_TYPE = 10

/** What the records of a source are. */
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

/** What may be pasted as areas of a source. */
export type PasteType = "zip" | "zip4" | "carrierRoute" | "postalCode"

/** What a source has or does differently from others; every rule about some sources reads it here. */
export interface SourceTraits {
  /** Whether it may be ordered: always, or as the reading of list type 270 says. */
  readonly ordering: "allowed" | "byReading"
  /** Where its card stands on the landing page, from the front. */
  readonly cardPlace: "first" | "second" | "featured" | "nextFeatured" | "other" | "last"
  /** What people call it instead of its title, where a site does not read it otherwise; null: its title. */
  readonly occupantName: "Saturation" | "Occupant/Saturation" | null
  /** Whose states or provinces its pickers offer. */
  readonly country: Country
  /** All phone options, the one that excludes phone numbers, or none. */
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
  /** Which areas are broken down into carrier routes. */
  readonly carrierRouteDetails: "none" | "ofZipAreas" | "ofEveryArea"
  /** Quantities are those of homes, apartments and businesses, and sum up to an area's. */
  readonly countsDwellings: boolean
  /** Goes to every address: no attribute can be chosen and nobody is suppressed. */
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
  /** Whose records it sells. */
  readonly universe: UniverseName
  readonly areaTabs: ReadonlyArray<AreaTab>
  readonly audienceTabs: ReadonlyArray<AudienceTab>
  readonly pasteTypes: ReadonlyArray<PasteType>
}
