import type { SearchedKind } from "./AreaHit.ts"

/** The longest text that an area is looked for by; no area has so long a name. */
export const AREA_TEXT_MAX = 100
/** The number of hits of a kind that a search box shows. */
export const MAX_HITS_PER_KIND = 6
/** The most of a kind that may be asked for. */
export const HITS_OF_A_KIND_MAX = 100

/** A search for areas. */
export interface AreaQuestion {
  readonly text: string
  readonly listType: number
  /** null: every kind that the source is sold by. */
  readonly kind: SearchedKind | null
  /** The most of a kind, 1 to 100. */
  readonly most: number
}
