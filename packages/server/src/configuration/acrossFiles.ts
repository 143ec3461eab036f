import { ALL_COLUMNS, offersColumn } from "@listwright/domain/catalogue"
import { columnsOf } from "@listwright/domain/definition"
import type { AgreementFile } from "./AgreementFile.ts"
import type { Decoded } from "./decodeDocument.ts"
import type { DemoUsersFile } from "./DemoUsersFile.ts"
import { momentOf } from "./formats.ts"
import { repeated } from "./inOneFile.ts"
import type { PriceListFile } from "./PriceListFile.ts"
import type { PromotionsFile } from "./PromotionsFile.ts"
import type { QuickPicksFile } from "./QuickPicksFile.ts"
import type { RewardsFile } from "./RewardsFile.ts"
import { type SiteFile, siteZone } from "./SiteFile.ts"
import { PRICES, SOURCES } from "./siteFiles.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { SourcesFile } from "./SourcesFile.ts"
import type { ServicePricesFile } from "./ServicePricesFile.ts"
import type { TaxesFile } from "./TaxesFile.ts"
import type { VideosFile } from "./VideosFile.ts"

/** Every file of a site, each right by itself. */
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

const soldBy = (sources: ReadonlyArray<number>): string =>
  `this site sells ${sources.join(", ")} ("sources" in site.json)`

const priceProblems = ({ priceLists, settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { sources } = settings.value
  const zone = siteZone(settings.value)
  const starts = priceLists.map(
    ({ value: { listType, validFrom } }) => `${listType} ${momentOf(validFrom, zone).getTime()}`,
  )
  const at = (place: number, key: string, text: string) => {
    const list = priceLists[place]
    return list === undefined ? [] : [list.document.problem([key], text)]
  }
  return [
    ...priceLists.flatMap(({ value: { listType } }, place) =>
      sources.includes(listType)
        ? []
        : at(place, "listType", `there is no source ${listType} here; ${soldBy(sources)}`),
    ),
    ...repeated(priceLists.map(({ value }) => value.id)).flatMap((place) =>
      at(place, "id", `another price list has the id ${priceLists[place]?.value.id}; give this one its own`),
    ),
    ...repeated(starts).flatMap((place) =>
      at(
        place,
        "validFrom",
        `another price list of source ${priceLists[place]?.value.listType} begins at the same time; change one of them`,
      ),
    ),
    ...sources.flatMap((code, place) =>
      priceLists.some(({ value }) => value.listType === code)
        ? []
        : [
            settings.document.problem(
              ["sources", place],
              `source ${code} has no price list; add one to ${PRICES}/, or remove the source`,
            ),
          ],
    ),
  ]
}

const particularProblems = ({ settings, sources }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  (sources?.value.sources ?? []).flatMap(({ listType }, at) =>
    sources === null || settings.value.sources.includes(listType)
      ? []
      : [
          sources.document.problem(
            ["sources", at, "listType"],
            `there is no source ${listType} here; ${soldBy(settings.value.sources)}`,
          ),
        ],
  )

const promotionProblems = ({
  priceLists,
  promotions,
  settings,
}: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { sources } = settings.value
  const packages = new Set(
    priceLists.flatMap(({ value }) =>
      (value.MobilePackages ?? []).map(({ MobilePackageId }) => MobilePackageId),
    ),
  )
  return (promotions?.value.promotions ?? []).flatMap(({ listTypes = [], packageIds = [] }, at) => {
    const problem = (key: string, place: number, text: string) =>
      promotions === null ? [] : [promotions.document.problem(["promotions", at, key, place], text)]
    return [
      ...listTypes.flatMap((code, place) =>
        sources.includes(code)
          ? []
          : problem("listTypes", place, `there is no source ${code} here; ${soldBy(sources)}`),
      ),
      ...packageIds.flatMap((id, place) =>
        packages.has(id)
          ? []
          : problem(
              "packageIds",
              place,
              `no price list has a mobile package ${id}; correct it, or add it there`,
            ),
      ),
    ]
  })
}

/** Quick picks name attributes that their sources offer, as far as the site says so. */
const quickPickProblems = ({ quickPicks, sources }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  if (quickPicks === null) return []
  const { document, value } = quickPicks
  const offered = (listType: number) =>
    sources?.value.sources.find((one) => one.listType === listType) ?? ALL_COLUMNS
  return value.quickPicks.flatMap(({ criteria, listTypes }, at) =>
    criteria.flatMap((criterion, place) =>
      columnsOf(criterion).flatMap((column) => {
        const without = listTypes.filter((listType) => !offersColumn(offered(listType), column))
        return without.length === 0
          ? []
          : [
              document.problem(
                ["quickPicks", at, "criteria", place],
                `source ${without.join(", ")} does not offer the attribute ${column} ("only" and "without" in ${SOURCES}); remove one of them`,
              ),
            ]
      }),
    ),
  )
}

/**
 * Quick picks of sources that the site does not sell. Unlike a price or a promotion, such a one promises nothing to anybody: it
 * is not offered, and is there again once the site sells the source.
 */
const unsoldQuickPicks = ({ quickPicks, settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  if (quickPicks === null) return []
  const { document, value } = quickPicks
  return (["quickPicks", "businessQuickPicks"] as const).flatMap((list) =>
    value[list].flatMap(({ id, listTypes }, at) =>
      listTypes.flatMap((code, place) =>
        settings.value.sources.includes(code)
          ? []
          : [
              document.problem(
                [list, at, "listTypes", place],
                `this site does not sell source ${code} ("sources" in site.json); the quick pick ${id} is not offered there`,
              ),
            ],
      ),
    ),
  )
}

/** A site that charges tax says how much. */
const taxProblems = ({ settings, taxes }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  settings.value.isVertaxEnabled && (taxes?.value.rates ?? []).length === 0
    ? [
        settings.document.problem(
          ["isVertaxEnabled"],
          "the site charges tax but has no rates; add them to taxes.json, or write false here",
        ),
      ]
    : []

/** Buyers come back from Stripe by an address that holds for them. */
const paymentProblems = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  settings.value.payments?.processor === "stripe" && settings.value.publicUrl === null
    ? [
        settings.document.problem(
          ["payments"],
          "orders are paid at Stripe, which sends buyers back to the site; write its address into publicUrl",
        ),
      ]
    : []

/** What files say that does not go together. */
export const problemsAcross = (documents: SiteDocuments): ReadonlyArray<SiteProblem> => [
  ...priceProblems(documents),
  ...particularProblems(documents),
  ...quickPickProblems(documents),
  ...promotionProblems(documents),
  ...taxProblems(documents),
  ...paymentProblems(documents),
]

/** What files say that comes to nothing, and keeps nobody from serving the site. */
export const warningsAcross = (documents: SiteDocuments): ReadonlyArray<SiteProblem> =>
  unsoldQuickPicks(documents)
