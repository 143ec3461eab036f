import { findListType } from "@listwright/domain/catalog"
import { geoTypes } from "@listwright/domain/definition"
import { listUsages, priceListProblems } from "@listwright/domain/pricing"
import { allReadings, type Codes } from "@listwright/domain/shared"
import type { DecodedDocument } from "./decodeDocument.ts"
import { type PriceListFile, toPriceList, locatePriceRows } from "./PriceListFile.ts"
import type { PromotionsFile, SitePromotion } from "./PromotionsFile.ts"
import type { Path } from "./SiteDocument.ts"
import type { SiteFile } from "./SiteFile.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import type { ServicePricesFile } from "./ServicePricesFile.ts"
import { taxPlaceProblem } from "./taxPlaceProblem.ts"
import type { TaxesFile } from "./TaxesFile.ts"

/** A function that returns the errors in a well-formed file. */
export type Check<A> = (file: DecodedDocument<A>) => ReadonlyArray<SiteProblem>

/** Returns the positions of repeated names in a list. */
export const repeatedIndexes = (names: ReadonlyArray<string>): ReadonlyArray<number> =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []))

/** Lists codes with their names, such as '1 (oneTime), 2 (twoTimes)'. */
const codesText = <Name extends string>({ encode, names }: Codes<Name>): string =>
  names.map((name) => `${encode(name)} (${name})`).join(", ")

const readingProblem = (id: string, option: string): string | null => {
  const reading = allReadings.find((one) => one.id === id)
  if (reading === undefined)
    return `there is no reading '${id}'; use one of: ${allReadings.map((one) => one.id).join(", ")}`
  const options = reading.options.map(String)
  return options.includes(option)
    ? null
    : `the reading '${id}' has no option '${option}'; use one of: ${options.join(", ")}`
}

export const settingsProblems: Check<SiteFile> = ({ document, value: { readings, sources } }) => [
  ...sources.flatMap((code, at) =>
    findListType(code) === undefined
      ? [document.problem(["sources", at], `there is no source ${code}; remove it, or correct its number`)]
      : [],
  ),
  ...repeatedIndexes(sources.map(String)).map((at) =>
    document.problem(["sources", at], `source ${sources[at]} appears twice; remove one of them`),
  ),
  ...Object.entries(readings).flatMap(([id, option]) => {
    const text = readingProblem(id, option)
    return text === null ? [] : [document.problemOfKey(["readings", id], text)]
  }),
]

/** Finds rows that don't have a price for every bracket, which would leave some quantities unpriced. */
const shortRows = ({ document, value }: DecodedDocument<PriceListFile>): ReadonlyArray<SiteProblem> =>
  value.priceTables.flatMap(({ perRecord, quantities }, table) =>
    Object.entries(perRecord)
      .filter(([, prices]) => prices.length !== quantities.length)
      .map(([element, prices]) =>
        document.problem(
          ["priceTables", table, "perRecord", element],
          `${element} has ${prices.length} prices for ${quantities.length} quantity brackets; set one for each bracket`,
        ),
      ),
  )

/** Finds codes that don't exist in the order model, which would never be used in a price. */
const unknownCodes = ({ document, value }: DecodedDocument<PriceListFile>): ReadonlyArray<SiteProblem> => [
  ...value.usages.flatMap(({ listUsage }, at) =>
    listUsages.decode(listUsage) === undefined
      ? [
          document.problem(
            ["usages", at, "listUsage"],
            `there is no list usage ${listUsage}; use one of: ${codesText(listUsages)}`,
          ),
        ]
      : [],
  ),
  ...(value.geographyPrices ?? []).flatMap(({ geoType: code }, at) =>
    geoTypes.decode(code) === undefined
      ? [
          document.problem(
            ["geographyPrices", at, "geoType"],
            `there is no geography type ${code}; use one of: ${codesText(geoTypes)}`,
          ),
        ]
      : [],
  ),
  ...(value.usages.some(({ listUsage }) => listUsages.decode(listUsage) === "oneTime")
    ? []
    : [
        document.problem(
          ["usages"],
          `orders begin with list usage ${listUsages.encode("oneTime")}, which has no row; add it`,
        ),
      ]),
]

export const priceProblems: Check<PriceListFile> = (file) => {
  const early = [...shortRows(file), ...unknownCodes(file)]
  if (early.length > 0) return early
  const rows = locatePriceRows(file.value)
  const reported = new Set<string>()
  return priceListProblems(toPriceList(file.value)).flatMap(({ path, text }) => {
    const [field, at, price] = path
    const placed = field === "elementPrices" && typeof at === "number" ? rows[at] : undefined
    const where = placed === undefined ? path : price === undefined ? placed.bracket : placed.path
    // Elements that share a table share what is wrong with its brackets.
    const key = JSON.stringify([where, placed === undefined ? text : text.replaceAll(placed.row.element, "")])
    if (reported.has(key)) return []
    reported.add(key)
    return [
      file.document.problem(
        where,
        `${text}; give each element exactly one price for every quantity, and list each row once`,
      ),
    ]
  })
}

const ordered = ({ from, until }: SitePromotion): boolean =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until)

export const promotionProblems: Check<typeof PromotionsFile.Type> = ({ document, value: { promotions } }) => [
  ...repeatedIndexes(promotions.map(({ code }) => code)).map((at) =>
    document.problem(
      ["promotions", at, "code"],
      `there is another promotion ${promotions[at]?.code}; give this one another code`,
    ),
  ),
  ...promotions.flatMap((promotion, at) => {
    const problem = (path: Path, text: string) => document.problem(["promotions", at, ...path], text)
    return [
      ...(promotion.type === "debitCard" && promotion.balance === undefined
        ? [problem([], `the debit card ${promotion.code} has no balance; add "balance": "100.00"`)]
        : []),
      ...(ordered(promotion)
        ? []
        : [problem(["until"], `${promotion.code} ends before it begins; correct "from" or "until"`)]),
    ]
  }),
]

export const taxProblems: Check<typeof TaxesFile.Type> = ({ document, value: { rates } }) => [
  ...repeatedIndexes(rates.map(({ from, state, zipPrefix = "" }) => `${state} ${zipPrefix} ${from}`)).map(
    (at) =>
      document.problem(
        ["rates", at],
        `another rate for ${rates[at]?.state} starts on the same day; remove one of them, or change its day`,
      ),
  ),
  ...rates.flatMap((rate, at) => {
    const { key, text } = taxPlaceProblem(rate) ?? {}
    return key === undefined || text === undefined ? [] : [document.problem(["rates", at, key], text)]
  }),
  ...rates.flatMap(({ from, until = from }, at) =>
    until < from
      ? [document.problem(["rates", at, "until"], `ends before it begins; use ${from} or a later day`)]
      : [],
  ),
]

export const servicePriceProblems: Check<typeof ServicePricesFile.Type> = ({
  document,
  value: { services },
}) => [
  ...repeatedIndexes(services.map(({ code }) => String(code))).map((at) =>
    document.problem(
      ["services", at, "code"],
      `another service has the code ${services[at]?.code}; remove one of them`,
    ),
  ),
  ...services.flatMap(({ brackets, prices }, at) =>
    prices.flatMap(({ perRecord }, place) =>
      perRecord.length === brackets.length
        ? []
        : [
            document.problem(
              ["services", at, "prices", place, "perRecord"],
              `must have ${brackets.length} prices, one for each of "brackets"`,
            ),
          ],
    ),
  ),
]
