import type { AgreementFile } from "./AgreementFile.ts"
import type { Decoded } from "./decodeDocument.ts"
import type { DemoUsersFile } from "./DemoUsersFile.ts"
import type { PriceListFile } from "./PriceListFile.ts"
import type { PromotionsFile } from "./PromotionsFile.ts"
import type { QuickPicksFile } from "./QuickPicksFile.ts"
import type { RewardsFile } from "./RewardsFile.ts"
import type { ServicePricesFile } from "./ServicePricesFile.ts"
import type { SiteFile } from "./SiteFile.ts"
import type { SourcesFile } from "./SourcesFile.ts"
import type { TaxesFile } from "./TaxesFile.ts"
import type { VideosFile } from "./VideosFile.ts"

/** All of a site's files, each valid on its own. */
export interface SiteDocuments {
  readonly settings: Decoded<SiteFile>
  readonly priceLists: ReadonlyArray<Decoded<PriceListFile>>
  readonly sources: Decoded<SourcesFile> | null
  readonly quickPicks: Decoded<QuickPicksFile> | null
  readonly rewards: Decoded<RewardsFile> | null
  readonly videos: Decoded<VideosFile> | null
  readonly promotions: Decoded<typeof PromotionsFile.Type> | null
  readonly taxes: Decoded<typeof TaxesFile.Type> | null
  readonly servicePrices: Decoded<typeof ServicePricesFile.Type> | null
  readonly agreement: Decoded<AgreementFile>
  readonly demoUsers: Decoded<DemoUsersFile> | null
}
