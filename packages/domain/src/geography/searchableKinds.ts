import { type AreaSwitches, sourceAreaKinds } from "./step/sourceAreaKinds.ts"
import { SEARCHABLE_KINDS, type SearchableKind } from "./search/AreaHit.ts"

/**
 * Lists the kinds of areas that a search finds for a source: those that it's sold by on this site. In Canada, these are
 * provinces and cities.
 */
export const searchableKinds = (listType: number, site: AreaSwitches): ReadonlyArray<SearchableKind> => {
  const offered = sourceAreaKinds(listType, site)
  return SEARCHABLE_KINDS.filter((kind) => offered.includes(kind))
}
