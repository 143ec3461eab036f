import { listTypeOf } from "./ListType.ts"

/** What a user may order when nothing else is set: Consumer and Business. spec: portal §3 */
export const DEFAULT_SOURCES: ReadonlyArray<number> = [10, 170]

const PRIMARY: ReadonlyArray<number> = [10, 170]
const FEATURED: ReadonlyArray<number> = [260, 130]
const LAST = 50

/** A card that starts an order of a source, and how prominent it is. */
export interface SourceCard {
  readonly listType: number
  readonly emphasis: "primary" | "featured" | "plain"
}

const emphasisOf = (listType: number): SourceCard["emphasis"] =>
  PRIMARY.includes(listType) ? "primary" : FEATURED.includes(listType) ? "featured" : "plain"

/**
 * The cards under Reach New Prospects, of the sources a user may order and the site has: consumers first, then business
 * (170) or else the first other source, then the featured ones, the rest as given, and saturation (50) last.
 * spec: portal §2 (Landing page)
 */
export const landingCards = (allowed: ReadonlyArray<number>): ReadonlyArray<SourceCard> => {
  const sources = [...new Set(allowed)].filter((listType) => listTypeOf(listType) !== undefined)
  const rank = (listType: number): number => {
    if (listType === LAST) return 4
    if (listType === 10) return 0
    if (listType === second(sources)) return 1
    return FEATURED.includes(listType) ? 2 : 3
  }
  return sources
    .toSorted((a, b) => rank(a) - rank(b) || FEATURED.indexOf(a) - FEATURED.indexOf(b))
    .map((listType) => ({ listType, emphasis: emphasisOf(listType) }))
}

const second = (sources: ReadonlyArray<number>): number | undefined =>
  sources.includes(170) ? 170 : sources.find((listType) => listType !== 10 && listType !== LAST)
