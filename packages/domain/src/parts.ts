/** The parts of the product that a site can disable, and what belongs to each. */

export { hasLink, hasPage, findCallPart, findLinkPart, findPagePart } from "./parts/partLookup.ts"
export { PART_ROWS } from "./parts/partRows.ts"
export { hasPart, Part, PARTS, type SiteParts } from "./shared/Part.ts"
