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

/** A price list with its name and the moment from which it holds. */
export interface SitePriceList {
  readonly id: string
  readonly listType: number
  readonly validFrom: Date
  readonly list: PriceList
}

/** Everything that a site has chosen, whole and checked. */
export interface SiteContent {
  readonly settings: SiteFile
  readonly priceLists: ReadonlyArray<SitePriceList>
  readonly promotions: ReadonlyArray<SitePromotion>
  readonly taxRates: ReadonlyArray<TaxRate>
  /** What the price page says of customer-data services, in the order of the file. */
  readonly servicePrices: ReadonlyArray<ServicePrices>
  /** The Data Use Agreement of a source. */
  readonly agreement: (listType: number) => Agreement
  /** What is particular about a source; undefined: nothing. */
  readonly source: (listType: number) => SourceSettings | undefined
  /** What everybody may know of the sources that the site sells. */
  readonly sources: ReadonlyArray<SiteSource>
  /** What everybody may choose at once, in the order of the file. */
  readonly quickPicks: ReadonlyArray<SiteQuickPick>
  /** What points are redeemed for. */
  readonly rewards: SiteRewards
  readonly videos: SiteVideos
  /** null: the site has none. */
  readonly demoUsers: DemoUsersFile | null
  /** What of it comes to nothing, in the order of the files. */
  readonly warnings: ReadonlyArray<SiteProblem>
}

/** A file of a site as it is on disk. */
export interface SiteText {
  /** Below the site's folder, with '/': 'prices/consumer.json'. */
  readonly path: string
  readonly text: string
}
