import type { SearchableKind } from "./AreaHit.ts"

/** The maximum length of the search text; no area has a longer name. */
export const MAX_AREA_TEXT_LENGTH = 100
/** The maximum number of hits per kind that a search box shows. */
export const MAX_HITS_PER_KIND = 6
/** The maximum number of hits per kind in a request. */
export const MAX_REQUESTED_HITS_PER_KIND = 100

/** A search for areas. */
export interface AreaQuery {
  readonly text: string
  readonly listType: number
  /** The kind to search; null for every kind that the source offers. */
  readonly kind: SearchableKind | null
  /** The maximum number of hits per kind, 1 to 100. */
  readonly most: number
}
