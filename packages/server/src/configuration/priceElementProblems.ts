import { offersColumn } from "@listwright/domain/catalog"
import { validPriceElements, type UnpricedElement, unpricedElements } from "@listwright/domain/pricing"
import { findClosestName } from "@listwright/domain/shared"
import type { DecodedDocument } from "./decodeDocument.ts"
import { attributesForSource, findOfferedColumns } from "./attributesForSource.ts"
import { didYouMean } from "./didYouMean.ts"
import { parseDateOrTimestamp } from "./formats.ts"
import { type PriceListFile, toPriceList } from "./PriceListFile.ts"
import type { SiteDocuments } from "./SiteDocuments.ts"
import { siteZone } from "./SiteFile.ts"
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
  { now }: SiteEnvironment,
): ReadonlyArray<PriceDocument> => {
  const zone = siteZone(settings.value)
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
    const offered = findOfferedColumns(listType, documents)
    const sold = attributes.served.filter(({ column }) => offersColumn(offered, column))
    const unpriced = current.includes(list) ? unpricedElements(toPriceList(list.value), listType, sold) : []
    return [
      ...strangers.map(({ element, problem }) =>
        problem(
          `there is no price element ${element}${didYouMean(element, nameable)}; use one of: ${nameable.join(", ")}`,
        ),
      ),
      // Once the name is corrected it has its price.
      ...unpriced
        .filter(({ element }) => !meant.includes(element))
        .map((missing) =>
          list.document.problem(["priceTables", 0, "perRecord"], unpricedText(missing, listType)),
        ),
    ]
  })
}
