import type { AgreementFile } from "./AgreementFile.ts"
import type { DecodedDocument } from "./decodeDocument.ts"
import type { SampleUsersFile } from "./SampleUsersFile.ts"
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
  readonly settings: DecodedDocument<SiteFile>
  readonly priceLists: ReadonlyArray<DecodedDocument<PriceListFile>>
  readonly sources: DecodedDocument<SourcesFile> | null
  readonly quickPicks: DecodedDocument<QuickPicksFile> | null
  readonly rewards: DecodedDocument<RewardsFile> | null
  readonly videos: DecodedDocument<VideosFile> | null
  readonly promotions: DecodedDocument<typeof PromotionsFile.Type> | null
  readonly taxes: DecodedDocument<typeof TaxesFile.Type> | null
  readonly servicePrices: DecodedDocument<typeof ServicePricesFile.Type> | null
  readonly agreement: DecodedDocument<AgreementFile>
  readonly demoUsers: DecodedDocument<SampleUsersFile> | null
}
