import { hasPart, type Part, PARTS, type SiteParts } from "../shared/Part.ts"
import { PART_ROWS } from "./partRows.ts"

const partWith = (list: "calls" | "pages" | "linkKeys", one: string): Part | null =>
  PARTS.find((part) => PART_ROWS[part][list].includes(one)) ?? null

/**
 * Returns the part that a call belongs to, given its endpoint's name; null if every site includes the call [p6-parts].
 */
export const findCallPart = (call: string): Part | null => partWith("calls", call)

/** Returns the part that a link key belongs to; null if every site includes the link [p6-parts]. */
export const findLinkPart = (linkKey: string): Part | null => partWith("linkKeys", linkKey)

/**
 * Returns the part that a web app page belongs to, given its URL path; null if every site includes the page [p6-parts].
 */
export const findPagePart = (address: string): Part | null => partWith("pages", address.toLowerCase())

const isOn = (site: SiteParts, part: Part | null): boolean => part === null || hasPart(site, part)

/** Returns whether a site has the web app page at a URL path [p6-parts]. */
export const hasPage = (site: SiteParts, address: string): boolean => isOn(site, findPagePart(address))

/** Returns whether a site has the page for a link key [p6-parts]. */
export const hasLink = (site: SiteParts, linkKey: string): boolean => isOn(site, findLinkPart(linkKey))
