import { ALL_COLUMNS, type OfferedColumns, findSourceUniverse } from "@listwright/domain/catalog"
import type { SiteDocuments } from "./SiteDocuments.ts"
import type { SiteEnvironment } from "./SiteEnvironment.ts"

/** Returns the attributes of a source's records, and the records' display title; null if they're unknown. */
export const attributesForSource = (listType: number, { attributesOf }: SiteEnvironment) => {
  const universe = findSourceUniverse(listType)
  const attributes = universe === undefined ? null : attributesOf(universe.name)
  return universe === undefined || attributes === null ? null : { title: universe.title, ...attributes }
}

/** Returns the attributes that the source offers: all of them, unless the site limits them. */
export const findOfferedColumns = (
  listType: number,
  { sources }: Pick<SiteDocuments, "sources">,
): OfferedColumns => sources?.value.sources.find((source) => source.listType === listType) ?? ALL_COLUMNS
