import type { SiteSource } from "@listwright/domain/account"
import type { Attribute } from "@listwright/domain/audience"
import type { Agreement } from "@listwright/domain/order"
import type { PriceList } from "@listwright/domain/pricing"
import type { SampleUsersFile } from "./SampleUsersFile.ts"
import type { SitePromotion } from "./PromotionsFile.ts"
import type { SiteQuickPick } from "./SiteQuickPick.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { ServicePrices } from "./ServicePricesFile.ts"
import type { SiteRewards } from "./siteRewards.ts"
import type { SiteVideos } from "./siteVideos.ts"
import type { SiteFile } from "./SiteFile.ts"
import type { SourceSettings } from "./SourcesFile.ts"
import type { TaxRate } from "./TaxesFile.ts"

/** A price list, with its ID and the date from which it's valid. */
export interface SitePriceList {
  readonly id: string
  readonly listType: number
  readonly validFrom: Date
  readonly list: PriceList
}

/** A site's complete, validated settings and content. */
export interface SiteContent {
  readonly settings: SiteFile
  readonly priceLists: ReadonlyArray<SitePriceList>
  readonly promotions: ReadonlyArray<SitePromotion>
  readonly taxRates: ReadonlyArray<TaxRate>
  /** The customer-data service prices shown on the price page, in file order. */
  readonly servicePrices: ReadonlyArray<ServicePrices>
  /** Returns a source's Data Use Agreement. */
  readonly agreement: (listType: number) => Agreement
  /** Returns a source's special settings; undefined if it has none. */
  readonly source: (listType: number) => SourceSettings | undefined
  /** The public information about the sources that the site sells. */
  readonly sources: ReadonlyArray<SiteSource>
  /** The quick picks available to all users, in file order. */
  readonly quickPicks: ReadonlyArray<SiteQuickPick>
  /** The rewards for which points can be redeemed. */
  readonly rewards: SiteRewards
  readonly videos: SiteVideos
  /** The demo users; null if the site has none. */
  readonly demoUsers: SampleUsersFile | null
  /**
   * Finds the attributes of a universe that the price lists in effect at `now`, or later, would sell for free; each
   * error names the price list's file.
   */
  readonly unpricedAttributes: (
    universe: { readonly listType: number; readonly columns: ReadonlyArray<Attribute> },
    now: Date,
  ) => ReadonlyArray<SiteProblem>
  /** The settings and content that have no effect, in file order. */
  readonly warnings: ReadonlyArray<SiteProblem>
}

/** A site file, as on disk. */
export interface SiteText {
  /** The path relative to the site's folder, with '/', such as 'prices/consumer.json'. */
  readonly path: string
  readonly text: string
}
