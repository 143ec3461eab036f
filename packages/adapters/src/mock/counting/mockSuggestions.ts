import {
  type CountAnswer,
  type CountSuggestions,
  nearestRestrictions,
  relaxationsOf,
  restrict,
  restrictionsOf,
  type RestrictionSuggestion,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { mockCount } from "../mockCount.ts"

/** What would bring the mock's number near what is wanted. No criterion takes anybody away here, so none is suggested. */
const restrictionsNear = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  wanted: number,
): ReadonlyArray<RestrictionSuggestion> => {
  const { areas, total } = mockCount(definition, recorded)
  const counted = restrictionsOf(definition, areas, wanted).map((restriction) => {
    const restricted = restrict(definition, restriction)
    return { restriction, definition: restricted, records: mockCount(restricted, recorded).total }
  })
  return nearestRestrictions(counted, total, wanted)
}

/**
 * What would bring more of the mock's records, each relaxation counted as the mock counts it; where a quantity is wanted,
 * also what would bring the number near it.
 */
export const mockSuggestions = (
  definition: CanonicalDefinition,
  recorded: CountAnswer,
  wanted?: number,
): CountSuggestions => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  return {
    definitionHash,
    snapshot,
    suggestions: relaxationsOf(definition)
      .map((relaxed) => ({ ...relaxed, more: mockCount(relaxed.definition, recorded).total - total }))
      .filter(({ more }) => more > 0)
      .toSorted((a, b) => b.more - a.more),
    ...(wanted === undefined ? {} : { restrictions: restrictionsNear(definition, recorded, wanted) }),
  }
}
