import { allowedSources, findListType } from "@listwright/domain/catalog"
import { sourceCampaign } from "@listwright/domain/order"
import { findLinkPart } from "@listwright/domain/parts"
import { chosenReading, list270Reading } from "@listwright/domain/shared"
import {
  initialFilterProblems,
  quickPickAttributeProblems,
  sourceAttributeProblems,
} from "./attributeProblems.ts"
import { parseDateOrTimestamp } from "./formats.ts"
import { repeatedIndexes } from "./fileProblems.ts"
import { priceElementProblems } from "./priceElementProblems.ts"
import { precludes, codelessPromotions } from "./promotionOrder.ts"
import type { SiteDocuments } from "./SiteDocuments.ts"
import { siteTimeZone } from "./SiteFile.ts"
import { PRICES } from "./siteFiles.ts"
import type { SiteEnvironment } from "./SiteEnvironment.ts"
import type { SiteProblem } from "./SiteProblem.ts"

const soldBy = (sources: ReadonlyArray<number>): string =>
  `this site sells ${sources.join(", ")} ("sources" in site.json)`

/**
 * Returns whether a source is sold or could be sold again; a source that's switched off temporarily keeps its files.
 */
const exists = (code: number, sold: ReadonlyArray<number>): boolean =>
  sold.includes(code) || findListType(code) !== undefined

const priceProblems = ({ priceLists, settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { sources } = settings.value
  const zone = siteTimeZone(settings.value)
  const starts = priceLists.map(
    ({ value: { listType, validFrom } }) => `${listType} ${parseDateOrTimestamp(validFrom, zone).getTime()}`,
  )
  const at = (place: number, key: string, text: string) => {
    const list = priceLists[place]
    return list === undefined ? [] : [list.document.problem([key], text)]
  }
  return [
    ...priceLists.flatMap(({ value: { listType } }, place) =>
      exists(listType, sources)
        ? []
        : at(place, "listType", `there is no source ${listType} here; ${soldBy(sources)}`),
    ),
    ...repeatedIndexes(priceLists.map(({ value }) => value.id)).flatMap((place) =>
      at(place, "id", `another price list has the ID ${priceLists[place]?.value.id}; give this one its own`),
    ),
    ...repeatedIndexes(starts).flatMap((place) =>
      at(
        place,
        "validFrom",
        `another price list for source ${priceLists[place]?.value.listType} starts at the same time; change one of them`,
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

/** Finds sources whose price lists all take effect later; nothing could be ordered from these sources until then. */
const beginningProblems = (
  { priceLists, settings }: SiteDocuments,
  { now }: SiteEnvironment,
): ReadonlyArray<SiteProblem> => {
  const zone = siteTimeZone(settings.value)
  return settings.value.sources.flatMap((code) => {
    const [first] = priceLists
      .filter(({ value }) => value.listType === code)
      .map((list) => ({ list, begins: parseDateOrTimestamp(list.value.validFrom, zone) }))
      .toSorted((one, other) => one.begins.getTime() - other.begins.getTime())
    if (first === undefined || first.begins.getTime() <= now.getTime()) return []
    const { document, value } = first.list
    return [
      document.problem(
        ["validFrom"],
        `no price list for source ${code} is in effect yet, and this one starts on ${value.validFrom}; use a date in the past, or add a list that is in effect until then`,
      ),
    ]
  })
}

const particularProblems = ({ settings, sources }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  (sources?.value.sources ?? []).flatMap(({ listType }, at) =>
    sources === null || exists(listType, settings.value.sources)
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
    priceLists.flatMap(({ value }) => (value.mobilePackages ?? []).map(({ id }) => id)),
  )
  return (promotions?.value.promotions ?? []).flatMap(({ listTypes = [], packageIds = [] }, at) => {
    const problem = (key: string, place: number, text: string) =>
      promotions === null ? [] : [promotions.document.problem(["promotions", at, key, place], text)]
    return [
      ...listTypes.flatMap((code, place) =>
        exists(code, sources)
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

/** A reference to a source in a site's files. */
interface Naming {
  readonly code: number
  readonly problem: (text: string) => SiteProblem
}

/** Warns once, at the first reference, about all referenced sources that the site doesn't sell. */
const unsold = (
  namings: ReadonlyArray<Naming>,
  sold: ReadonlyArray<number>,
  effect: string,
): ReadonlyArray<SiteProblem> => {
  const found = namings.filter(({ code }) => !sold.includes(code) && exists(code, sold))
  const codes = [...new Set(found.map(({ code }) => code))].toSorted((one, other) => one - other)
  const sources = `${codes.length === 1 ? "source" : "sources"} ${codes.join(", ")}`
  return found
    .slice(0, 1)
    .map(({ problem }) => problem(`this site doesn't sell ${sources} ("sources" in site.json); ${effect}`))
}

/**
 * Finds price lists, settings, promotions, and quick picks for sources that are switched off; they apply again once the
 * source is switched on.
 */
const unsoldSources = ({
  priceLists,
  promotions,
  quickPicks,
  settings,
  sources,
}: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const sold = settings.value.sources
  const picks = (["quickPicks", "businessQuickPicks"] as const).flatMap((list) =>
    (quickPicks?.value[list] ?? []).map(({ id, listTypes }, at) => ({ id, list, listTypes, at })),
  )
  const names = picks.flatMap(({ id, listTypes }) =>
    listTypes.some((code) => !sold.includes(code)) ? [id] : [],
  )
  return [
    ...unsold(
      priceLists.map(({ document, value }) => ({
        code: value.listType,
        problem: (text) => document.problem(["listType"], text),
      })),
      sold,
      "their price lists aren't used",
    ),
    ...unsold(
      (sources?.value.sources ?? []).flatMap(({ listType }, at) =>
        sources === null
          ? []
          : [
              {
                code: listType,
                problem: (text) => sources.document.problem(["sources", at, "listType"], text),
              },
            ],
      ),
      sold,
      "their settings here aren't used",
    ),
    ...unsold(
      (promotions?.value.promotions ?? []).flatMap(({ listTypes = [] }, at) =>
        listTypes.flatMap((code, place) =>
          promotions === null
            ? []
            : [
                {
                  code,
                  problem: (text) =>
                    promotions.document.problem(["promotions", at, "listTypes", place], text),
                },
              ],
        ),
      ),
      sold,
      "promotions don't apply there",
    ),
    ...unsold(
      picks.flatMap(({ at, list, listTypes }) =>
        listTypes.flatMap((code, place) =>
          quickPicks === null
            ? []
            : [
                {
                  code,
                  problem: (text) => quickPicks.document.problem([list, at, "listTypes", place], text),
                },
              ],
        ),
      ),
      sold,
      names.length === 1
        ? `the quick pick ${names.join()} isn't offered there`
        : `${names.length} quick picks aren't offered there`,
    ),
  ]
}

/** Finds links to parts that are switched off; they work again once the part is switched on. */
const linksOfMissingParts = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { links, parts } = settings.value
  return Object.keys(links).flatMap((key) => {
    const part = findLinkPart(key)
    return part === null || parts[part]
      ? []
      : [
          settings.document.problem(
            ["links", key],
            `this site switched off ${part} ("parts"); nothing links to the ${key} page`,
          ),
        ]
  })
}

/**
 * Finds default sources for new users that the site doesn't sell; new users get access to them once the site sells
 * them.
 */
const unsoldDefaultSources = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  unsold(
    (settings.value.defaultSources ?? []).map((code, place) => ({
      code,
      problem: (text) => settings.document.problem(["defaultSources", place], text),
    })),
    settings.value.sources,
    "new users can't order there",
  )

/** Reports a site that charges tax but has no tax rates. */
const taxProblems = ({ settings, taxes }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  settings.value.isVertaxEnabled && (taxes?.value.rates ?? []).length === 0
    ? [
        settings.document.problem(
          ["isVertaxEnabled"],
          "the site charges tax but has no rates; add them to taxes.json, or set this to false",
        ),
      ]
    : []

/**
 * Reports a site that accepts real money on the in-process database, which doesn't survive a power failure, without
 * accepting the risk.
 */
const riskProblems = (
  { settings }: SiteDocuments,
  { risksPaidOrders }: SiteEnvironment,
): ReadonlyArray<SiteProblem> =>
  risksPaidOrders && settings.value.payments?.processor === "stripe" && !settings.value.embeddedRisk
    ? [
        settings.document.problem(
          ["payments"],
          'orders are paid with a live Stripe key, and a power outage can lose the latest orders from the embedded database; use PostgreSQL (DATABASE_URL), or accept that with "embeddedRisk": true',
        ),
      ]
    : []

/** Reports a site that uses Stripe but has no public URL for buyers to return to. */
const paymentProblems = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> =>
  settings.value.payments?.processor === "stripe" && settings.value.publicUrl === null
    ? [
        settings.document.problem(
          ["payments"],
          "orders are paid at Stripe, which sends buyers back to the site; set publicUrl to the site's URL",
        ),
      ]
    : []

/** Finds default sources for new users that don't exist. */
const defaultSourceProblems = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { defaultSources, sources } = settings.value
  return (defaultSources ?? []).flatMap((code, place) =>
    sources.includes(code) || findListType(code) !== undefined
      ? []
      : [
          settings.document.problem(
            ["defaultSources", place],
            `there is no source ${code} here; ${soldBy(sources)}`,
          ),
        ],
  )
}

/** Finds sources whose lists are useless because the site doesn't run campaigns for them. */
const campaignProblems = ({ settings }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  const { readings, sources, taskDays } = settings.value
  const allowed = allowedSources(sources, chosenReading(list270Reading, readings))
  return sources.flatMap((code, place) => {
    const campaign = sourceCampaign(code)
    return campaign === null || taskDays[campaign] !== null || !allowed.includes(code)
      ? []
      : [
          settings.document.problem(
            ["sources", place],
            `each list from source ${code} needs a campaign that is run by hand; set the number of days that takes in "taskDays", as "${campaign}": 3, or remove the source`,
          ),
        ]
  })
}

/** Returns the errors across files: contradictions and references to things that don't exist. */
export const crossFileProblems = (
  documents: SiteDocuments,
  surroundings: SiteEnvironment,
): ReadonlyArray<SiteProblem> => [
  ...priceProblems(documents),
  ...beginningProblems(documents, surroundings),
  ...priceElementProblems(documents, surroundings),
  ...particularProblems(documents),
  ...sourceAttributeProblems(documents, surroundings),
  ...quickPickAttributeProblems(documents, surroundings),
  ...initialFilterProblems(documents, surroundings),
  ...defaultSourceProblems(documents),
  ...campaignProblems(documents),
  ...promotionProblems(documents),
  ...taxProblems(documents),
  ...paymentProblems(documents),
  ...riskProblems(documents, surroundings),
]

/**
 * Finds promotions that never apply automatically, because a promotion above them always applies first or their maximum
 * number of uses is 0.
 */
const idlePromotions = ({ promotions: file }: SiteDocuments): ReadonlyArray<SiteProblem> => {
  if (file === null) return []
  const { promotions } = file.value
  return promotions.flatMap((promotion, at) => {
    const { code, maxUses, needsNoCode } = promotion
    const warning = (text: string) => [file.document.problem(["promotions", at, "code"], `${code} ${text}`)]
    if (maxUses === 0) return warning('never applies: it may be used 0 times ("maxUses")')
    if (needsNoCode !== true) return []
    const above = codelessPromotions(promotions.slice(0, at)).find((one) => precludes(one, promotion))
    return above === undefined
      ? []
      : warning(
          `never applies by itself: ${above.code} is above it and applies whenever it does; move it up, or remove its "needsNoCode"`,
        )
  })
}

/** Returns the settings that have no effect but don't prevent the site from being served. */
export const crossFileWarnings = (documents: SiteDocuments): ReadonlyArray<SiteProblem> => [
  ...unsoldSources(documents),
  ...unsoldDefaultSources(documents),
  ...linksOfMissingParts(documents),
  ...idlePromotions(documents),
]
