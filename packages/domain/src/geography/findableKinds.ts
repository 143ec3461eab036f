import { type AreaSwitches, sourceAreaKinds } from "./step/sourceAreaKinds.ts"
import { SEARCHED_KINDS, type SearchedKind } from "./search/AreaHit.ts"

/**
 * Lists the kinds of areas that a search finds for a source: the kinds that it's sold by on this site. In Canada, these
 * are provinces and cities.
 */
export const findableKinds = (listType: number, site: AreaSwitches): ReadonlyArray<SearchedKind> => {
  const offered = sourceAreaKinds(listType, site)
  return SEARCHED_KINDS.filter((kind) => offered.includes(kind))
}
