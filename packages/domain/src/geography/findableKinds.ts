import { sourceAreaKinds } from "./step/sourceAreaKinds.ts"
import { SEARCHED_KINDS, type SearchedKind } from "./search/AreaHit.ts"

/** The kinds of areas that a search finds for a source: those it is sold by. In Canada its provinces and cities. */
export const findableKinds = (listType: number): ReadonlyArray<SearchedKind> => {
  const offered = sourceAreaKinds(listType)
  return SEARCHED_KINDS.filter((kind) => offered.includes(kind))
}
