import type { SearchedKind } from "./AreaHit.ts"

/** The maximum length of a search text; no area has a longer name. */
export const AREA_TEXT_MAX = 100
/** The maximum number of hits per kind that a search box shows. */
export const MAX_HITS_PER_KIND = 6
/** The maximum number of hits per kind in a request. */
export const HITS_OF_A_KIND_MAX = 100

/** A search for areas. */
export interface AreaQuestion {
  readonly text: string
  readonly listType: number
  /** The kind to search; null for every kind that the source offers. */
  readonly kind: SearchedKind | null
  /** The maximum number of hits per kind, 1 to 100. */
  readonly most: number
}
