import type { SiteSource } from "@listwright/domain/account"
import { Result, type Schema } from "effect"
import { crossFileProblems, crossFileWarnings } from "./crossFileProblems.ts"
import { AgreementFile, sourceAgreement } from "./AgreementFile.ts"
import { rewardProblems, videoProblems } from "./assetProblems.ts"
import { decodeDocument } from "./decodeDocument.ts"
import { sampleUserProblems } from "./sampleUserProblems.ts"
import { SampleUsersFile } from "./SampleUsersFile.ts"
import { parseDateOrTimestamp } from "./formats.ts"
import {
  type Check,
  priceProblems,
  servicePriceProblems,
  promotionProblems,
  settingsProblems,
  taxProblems,
} from "./fileProblems.ts"
import { unpricedInUniverse } from "./priceElementProblems.ts"
import { quickPickProblems } from "./quickPickProblems.ts"
import { QuickPicksFile } from "./QuickPicksFile.ts"
import { siteQuickPicks } from "./SiteQuickPick.ts"
import { sourceProblems } from "./sourceProblems.ts"
import { PriceListFile, toPriceList } from "./PriceListFile.ts"
import { PromotionsFile } from "./PromotionsFile.ts"
import { RewardsFile } from "./RewardsFile.ts"
import type { SiteAsset } from "./SiteAsset.ts"
import type { SiteContent, SiteText } from "./SiteContent.ts"
import { parseSiteDocument } from "./SiteDocument.ts"
import type { SiteDocuments } from "./SiteDocuments.ts"
import { SiteFile, siteTimeZone } from "./SiteFile.ts"
import {
  AGREEMENT,
  SAMPLE_USERS,
  PRICES,
  PROMOTIONS,
  QUICK_PICKS,
  SERVICE_PRICES,
  REWARDS,
  SETTINGS,
  SOURCES,
  TAXES,
  VIDEOS,
} from "./siteFiles.ts"
import type { SiteEnvironment } from "./SiteEnvironment.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import { siteRewards } from "./siteRewards.ts"
import { siteVideos } from "./siteVideos.ts"
import { type SourceSettings, SourcesFile } from "./SourcesFile.ts"
import { ServicePricesFile } from "./ServicePricesFile.ts"
import { TaxesFile } from "./TaxesFile.ts"
import { VideosFile } from "./VideosFile.ts"

/** Returns a source that the site sells, with its public settings. */
const siteSource = (
  listType: number,
  { about, shortCode, title, withoutTabs }: Partial<SourceSettings>,
): SiteSource => ({
  listType,
  ...(title === undefined ? {} : { title }),
  ...(shortCode === undefined ? {} : { shortCode }),
  ...(about === undefined ? {} : { about }),
  ...(withoutTabs === undefined ? {} : { withoutTabs }),
})

const contentOf = (read: SiteDocuments): SiteContent => {
  const settings = read.settings.value
  const zone = siteTimeZone(settings)
  const particular = read.sources?.value.sources ?? []
  const source = (listType: number) => particular.find((one) => one.listType === listType)
  return {
    settings,
    // Those of a source that is switched off wait in their files.
    priceLists: read.priceLists
      .filter(({ value }) => settings.sources.includes(value.listType))
      .map(({ value }) => ({
        id: value.id,
        listType: value.listType,
        validFrom: parseDateOrTimestamp(value.validFrom, zone),
        list: toPriceList(value),
      })),
    promotions: read.promotions?.value.promotions ?? [],
    taxRates: read.taxes?.value.rates ?? [],
    servicePrices: read.servicePrices?.value.services ?? [],
    agreement: (listType) => sourceAgreement(read.agreement.value, listType, source(listType)),
    source,
    sources: settings.sources.map((listType) => siteSource(listType, source(listType) ?? {})),
    quickPicks: siteQuickPicks(read.quickPicks?.value),
    rewards: siteRewards(read.rewards?.value),
    videos: siteVideos(read.videos?.value),
    demoUsers: read.demoUsers?.value ?? null,
    unpricedAttributes: (universe, now) => unpricedInUniverse(read, universe, now),
    warnings: crossFileWarnings(read),
  }
}

const missing = (file: string): SiteProblem => ({
  file,
  line: 1,
  column: 1,
  text: "the file is missing; a site needs it, see 'listwright site init' for an example",
})

/**
 * Reads a whole site from its files and the images and videos next to them, or returns all errors in them; there's no
 * partial result.
 */
export const readSite = (
  files: ReadonlyArray<SiteText>,
  assets: ReadonlyArray<SiteAsset>,
  surroundings: SiteEnvironment,
): Result.Result<SiteContent, ReadonlyArray<SiteProblem>> => {
  const problems: Array<SiteProblem> = []
  const read = <A, I>(schema: Schema.Codec<A, I>, check: Check<A>, { path, text }: SiteText) => {
    const result = Result.flatMap(parseSiteDocument(path, text), (document) =>
      decodeDocument(schema, document),
    )
    problems.push(...(Result.isSuccess(result) ? check(result.success) : result.failure))
    return Result.isSuccess(result) ? result.success : null
  }
  const named = <A, I>(path: string, schema: Schema.Codec<A, I>, check: Check<A>) => {
    const file = files.find((one) => one.path === path)
    return file === undefined ? undefined : read(schema, check, file)
  }
  const settings = named(SETTINGS, SiteFile, settingsProblems)
  const priceLists = files
    .filter(({ path }) => path.startsWith(`${PRICES}/`))
    .flatMap((file) => read(PriceListFile, priceProblems, file) ?? [])
  const sources = named(SOURCES, SourcesFile, sourceProblems)
  const quickPicks = named(QUICK_PICKS, QuickPicksFile, quickPickProblems)
  const rewards = named(REWARDS, RewardsFile, rewardProblems(assets))
  const videos = named(VIDEOS, VideosFile, videoProblems(assets))
  const promotions = named(PROMOTIONS, PromotionsFile, promotionProblems)
  const taxes = named(TAXES, TaxesFile, taxProblems)
  const servicePrices = named(SERVICE_PRICES, ServicePricesFile, servicePriceProblems)
  const agreement = named(AGREEMENT, AgreementFile, () => [])
  const demoUsers = named(SAMPLE_USERS, SampleUsersFile, sampleUserProblems)
  if (settings === undefined) problems.push(missing(SETTINGS))
  if (agreement === undefined) problems.push(missing(AGREEMENT))
  if (!settings || !agreement || problems.length > 0) return Result.fail(problems)
  const whole: SiteDocuments = {
    settings,
    priceLists,
    sources: sources ?? null,
    quickPicks: quickPicks ?? null,
    rewards: rewards ?? null,
    videos: videos ?? null,
    promotions: promotions ?? null,
    taxes: taxes ?? null,
    servicePrices: servicePrices ?? null,
    agreement,
    demoUsers: demoUsers ?? null,
  }
  const across = crossFileProblems(whole, surroundings)
  return across.length > 0 ? Result.fail(across) : Result.succeed(contentOf(whole))
}
