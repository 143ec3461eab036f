import type { SiteSource } from "@listwright/domain/account"
import type { Agreement } from "@listwright/domain/order"
import type { PriceList } from "@listwright/domain/pricing"
import type { DemoUsersFile } from "./DemoUsersFile.ts"
import type { SitePromotion } from "./PromotionsFile.ts"
import type { SiteQuickPick } from "./SiteQuickPick.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { ServicePrices } from "./ServicePricesFile.ts"
import type { SiteRewards } from "./siteRewards.ts"
import type { SiteVideos } from "./siteVideos.ts"
import type { SiteFile } from "./SiteFile.ts"
import type { SourceSettings } from "./SourcesFile.ts"
import type { TaxRate } from "./TaxesFile.ts"

/** A price list, with its name and the time from which it's valid. */
export interface SitePriceList {
  readonly id: string
  readonly listType: number
  readonly validFrom: Date
  readonly list: PriceList
}

/** The complete, validated choices of a site. */
export interface SiteContent {
  readonly settings: SiteFile
  readonly priceLists: ReadonlyArray<SitePriceList>
  readonly promotions: ReadonlyArray<SitePromotion>
  readonly taxRates: ReadonlyArray<TaxRate>
  /** The prices of customer-data services on the price page, in file order. */
  readonly servicePrices: ReadonlyArray<ServicePrices>
  /** Returns the Data Use Agreement of a source. */
  readonly agreement: (listType: number) => Agreement
  /** Returns the special settings of a source; undefined if it has no special settings. */
  readonly source: (listType: number) => SourceSettings | undefined
  /** The public facts about the sources that the site sells. */
  readonly sources: ReadonlyArray<SiteSource>
  /** The quick picks open to all users, in file order. */
  readonly quickPicks: ReadonlyArray<SiteQuickPick>
  /** The rewards that points are redeemed for. */
  readonly rewards: SiteRewards
  readonly videos: SiteVideos
  /** The demo users; null if the site has none. */
  readonly demoUsers: DemoUsersFile | null
  /** The parts of the site that have no effect, in file order. */
  readonly warnings: ReadonlyArray<SiteProblem>
}

/** A file of a site, as on disk. */
export interface SiteText {
  /** The path relative to the site's folder, with '/': 'prices/consumer.json'. */
  readonly path: string
  readonly text: string
}
