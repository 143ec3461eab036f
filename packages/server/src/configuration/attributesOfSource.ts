import { ALL_COLUMNS, type OfferedColumns, universeOf } from "@listwright/domain/catalogue"
import type { SiteDocuments } from "./SiteDocuments.ts"
import type { SiteSurroundings } from "./SiteSurroundings.ts"

/** Returns the attributes of a source's records, and the records' display title; null if they're unknown. */
export const attributesOfSource = (listType: number, { attributesOf }: SiteSurroundings) => {
  const universe = universeOf(listType)
  const attributes = universe === undefined ? null : attributesOf(universe.name)
  return universe === undefined || attributes === null ? null : { title: universe.title, ...attributes }
}

/** Returns the attributes that the source offers, which are all unless the site limits them. */
export const offeredBy = (listType: number, { sources }: Pick<SiteDocuments, "sources">): OfferedColumns =>
  sources?.value.sources.find((source) => source.listType === listType) ?? ALL_COLUMNS
