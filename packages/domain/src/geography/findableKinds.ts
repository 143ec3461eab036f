import { countryOf } from "./places/placePicker.ts"
import { sourceAreaKinds } from "./step/sourceAreaKinds.ts"
import { SEARCHED_KINDS, type SearchedKind } from "./search/AreaHit.ts"

/** The kinds of areas that a search finds for a source: those it is sold by. None in Canada, whose areas nobody listed. */
export const findableKinds = (listType: number): ReadonlyArray<SearchedKind> => {
  const offered = sourceAreaKinds(listType)
  if (offered.length === 0 || countryOf(listType) !== "US") return []
  return SEARCHED_KINDS.filter((kind) => offered.includes(kind))
}
