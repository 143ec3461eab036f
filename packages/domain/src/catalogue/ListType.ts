import type { Country } from "../shared/Country.ts"
import type { AreaTab, AudienceTab } from "./tabs.ts"
import type { UniverseName } from "./universes.ts"

/** The source that an order starts with when nothing else is said. spec: order-builder §1 */
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
  /** Where its card stands on the landing page, from the front. spec: portal §2 (Landing page) */
  readonly cardPlace: "first" | "second" | "featured" | "nextFeatured" | "other" | "last"
  /** What people call it instead of its title, where a site does not read it otherwise; null: its title. */
  readonly occupantName: "Saturation" | "Occupant/Saturation" | null
  /** Whose states or provinces its pickers offer. spec: decisions (Catalogue) */
  readonly country: Country
  /** All phone options, the one that excludes phone numbers, or none. spec: decisions (Catalogue) */
  readonly phones: "all" | "excluded" | "none"
  /** E-mail addresses may be asked for; the section is hidden for now. spec: order-builder §1, §9 (Email options) */
  readonly hasEmailOption: boolean
  /** A campaign that is sent for the buyer, of consumers or of businesses. spec: order-builder §1 */
  readonly isEmailCampaign: boolean
  /** Selects by industry code. spec: order-builder §1 */
  readonly usesIndustryCodes: boolean
  /** Takes one area at a time. spec: order-builder §1 */
  readonly hasSingleRowGeography: boolean
  /** The checkbox 'Do not cross state lines' is offered. spec: order-builder §2.3 */
  readonly offersStateLines: boolean
  /** The footnote '* Based on postal carrier routes' holds. spec: decisions, Catalogue */
  readonly usesCarrierRoutes: boolean
  /** Which areas are broken down into carrier routes. spec: order-builder §2.6, §3 (Geography type codes) */
  readonly carrierRouteDetails: "none" | "ofZipAreas" | "ofEveryArea"
  /** Quantities are those of homes, apartments and businesses, and sum up to an area's. spec: order-builder §2.6, §3 */
  readonly countsDwellings: boolean
  /** Goes to every address: no attribute can be chosen and nobody is suppressed. spec: order-builder §1 (50), §4 */
  readonly takesEveryAddress: boolean
  /** Targeting and route options are asked for. spec: golden.md audience.nextStepWarnings */
  readonly asksOccupantOptions: boolean
  /** Uploaded files may suppress. spec: order-builder §4 [ob4-suppression-file-source] */
  readonly suppressesByFile: boolean
  /** Quick picks never show, whatever the user has. spec: decisions (Catalogue) */
  readonly hidesQuickPicks: boolean
  /** The price calculation is skipped: the mobile package is the price. spec: order-builder §1 */
  readonly skipsPriceCalculation: boolean
  /** The 'contact me' checkbox is offered for large orders. spec: order-builder §5 (Place order) */
  readonly offersContactMe: boolean
  /** Delivered through facebook or twitter. spec: order-builder §1 */
  readonly usesMedia: boolean
  /** Deliveries may be had as Excel. spec: order-builder §1, portal §4 */
  readonly offersExcel: boolean
}

/** A data source and what may be done with it. spec: order-builder §1, decisions (Catalogue) */
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
