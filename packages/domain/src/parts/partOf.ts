import { hasPart, type Part, PARTS, type SiteParts } from "../shared/Part.ts"
import { PART_ROWS } from "./partRows.ts"

const partWith = (list: "calls" | "pages" | "linkKeys", one: string): Part | null =>
  PARTS.find((part) => PART_ROWS[part][list].includes(one)) ?? null

/** Returns the part that a call belongs to, by its endpoint's name; null if every site has it [p6-parts]. */
export const partOfCall = (call: string): Part | null => partWith("calls", call)

/** Returns the part that a link key belongs to; null if every site has it [p6-parts]. */
export const partOfLink = (linkKey: string): Part | null => partWith("linkKeys", linkKey)

/** Returns the part that a page of the web app belongs to, by its address; null if every site has it [p6-parts]. */
export const partOfPage = (address: string): Part | null => partWith("pages", address.toLowerCase())

/** Tells whether a site has the page at an address of the web app [p6-parts]. */
export const hasPage = (site: SiteParts, address: string): boolean => {
  const part = partOfPage(address)
  return part === null || hasPart(site, part)
}
