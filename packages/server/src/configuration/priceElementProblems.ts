import type { Attribute } from "@listwright/domain/audience"
import { findSourceUniverse, offersColumn } from "@listwright/domain/catalog"
import { validPriceElements, type UnpricedElement, unpricedElements } from "@listwright/domain/pricing"
import { findClosestName } from "@listwright/domain/shared"
import type { DecodedDocument } from "./decodeDocument.ts"
import { attributesForSource, findOfferedColumns } from "./attributesForSource.ts"
import { didYouMean } from "./didYouMean.ts"
import { parseDateOrTimestamp } from "./formats.ts"
import { type PriceListFile, toPriceList } from "./PriceListFile.ts"
import type { SiteDocuments } from "./SiteDocuments.ts"
import { siteTimeZone } from "./SiteFile.ts"
import { SOURCES } from "./siteFiles.ts"
import type { SiteEnvironment } from "./SiteEnvironment.ts"
import type { SiteProblem } from "./SiteProblem.ts"

type PriceDocument = DecodedDocument<PriceListFile>

/** Returns each price element name in a file, with a function that reports an error at the name. */
const namedElements = ({ document, value }: PriceDocument) => [
  ...value.priceTables.flatMap(({ perRecord }, table) =>
    Object.keys(perRecord).map((element) => ({
      element,
      problem: (text: string) => document.problemOfKey(["priceTables", table, "perRecord", element], text),
    })),
  ),
  ...(value.elementPrices ?? []).map(({ element }, at) => ({
    element,
    problem: (text: string) => document.problem(["elementPrices", at, "element"], text),
  })),
  ...(value.mapElementPrices ?? []).map(({ element }, at) => ({
    element,
    problem: (text: string) => document.problem(["mapElementPrices", at, "element"], text),
  })),
]

/** The maximum number of columns listed in a message; others are only counted. */
const MAX_COLUMNS = 3

const columnsText = (columns: ReadonlyArray<string>): string => {
  const others = columns.length - MAX_COLUMNS
  return others > 0 ? `${columns.slice(0, MAX_COLUMNS).join(", ")} and ${others} more` : columns.join(", ")
}

const unpricedText = ({ columns, element }: UnpricedElement, listType: number): string =>
  columns.length === 0
    ? `every record from source ${listType} is charged for ${element}, which has no price here; add it, for every quantity`
    : `source ${listType} sells ${columnsText(columns)} as ${element}, which has no price here; add ${element}, or remove the attributes with "without" in ${SOURCES}. To include them for free, set prices of "0", or load them with "priceElement": null`

/** Returns the price lists in effect now or later; the others can no longer be used to price orders. */
const stillToCome = (
  { priceLists, settings }: Pick<SiteDocuments, "priceLists" | "settings">,
  { now }: Pick<SiteEnvironment, "now">,
): ReadonlyArray<PriceDocument> => {
  const zone = siteTimeZone(settings.value)
  const begins = ({ value: { validFrom } }: PriceDocument) => parseDateOrTimestamp(validFrom, zone).getTime()
  return priceLists.filter(
    (list) =>
      !priceLists.some(
        (other) =>
          other.value.listType === list.value.listType &&
          begins(other) > begins(list) &&
          begins(other) <= now.getTime(),
      ),
  )
}

/** Returns the attributes that a price list's source would sell without a price, one error for each price element. */
const unpricedProblems = (
  list: PriceDocument,
  documents: Pick<SiteDocuments, "sources">,
  served: ReadonlyArray<Attribute>,
) => {
  const { listType } = list.value
  const offered = findOfferedColumns(listType, documents)
  const sold = served.filter(({ column }) => offersColumn(offered, column))
  return unpricedElements(toPriceList(list.value), listType, sold).map((missing) => ({
    element: missing.element,
    problem: list.document.problem(["priceTables", 0, "perRecord"], unpricedText(missing, listType)),
  }))
}

/**
 * Finds the attributes of a universe that the price lists in effect at `now`, or later, would sell for free because
 * their price element has no price. `universe`: the universe's list type.
 */
export const unpricedInUniverse = (
  documents: Pick<SiteDocuments, "priceLists" | "settings" | "sources">,
  universe: { readonly listType: number; readonly columns: ReadonlyArray<Attribute> },
  now: Date,
): ReadonlyArray<SiteProblem> =>
  stillToCome(documents, { now })
    .filter(({ value }) => findSourceUniverse(value.listType)?.listType === universe.listType)
    .flatMap((list) => unpricedProblems(list, documents, universe.columns))
    .map(({ problem }) => problem)

/**
 * Finds price element names that aren't used by any product, and attributes whose price element has no price. The
 * pricing rule treats attributes without prices as free, so a misspelled name would give them away.
 */
export const priceElementProblems = (
  documents: Pick<SiteDocuments, "priceLists" | "settings" | "sources">,
  surroundings: SiteEnvironment,
): ReadonlyArray<SiteProblem> => {
  const current = stillToCome(documents, surroundings)
  return documents.priceLists.flatMap((list) => {
    const { listType } = list.value
    const attributes = attributesForSource(listType, surroundings)
    if (attributes === null) return []
    const nameable = validPriceElements(attributes.known)
    const strangers = namedElements(list).filter(({ element }) => !nameable.includes(element))
    const meant = strangers.map(({ element }) => findClosestName(element, nameable))
    const unpriced = current.includes(list) ? unpricedProblems(list, documents, attributes.served) : []
    return [
      ...strangers.map(({ element, problem }) =>
        problem(
          `there is no price element ${element}${didYouMean(element, nameable)}; use one of: ${nameable.join(", ")}`,
        ),
      ),
      // Once the name is corrected it has its price.
      ...unpriced.filter(({ element }) => !meant.includes(element)).map(({ problem }) => problem),
    ]
  })
}
