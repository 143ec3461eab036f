import {
  bestSuggestions,
  type CountAnswer,
  type CountSuggestions,
  nearestRestrictions,
  relax,
  relaxationsOf,
  restrict,
  restrictionsOf,
  type RestrictionSuggestion,
  wideningsOf,
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
  const { areas, definitionHash, snapshot, total } = mockCount(definition, recorded)
  const missing = wanted === undefined ? null : wanted - total
  // The mock knows no places: nothing lies beside a ZIP Code.
  const wider = missing === null || missing < 1 ? [] : wideningsOf(definition, areas, missing, new Map())
  const relaxed = [
    ...relaxationsOf(definition),
    ...wider.map((relaxation) => ({ relaxation, definition: relax(definition, relaxation) })),
  ].map((one) => ({ ...one, more: mockCount(one.definition, recorded).total - total }))
  return {
    definitionHash,
    snapshot,
    suggestions: missing !== null && missing < 1 ? [] : bestSuggestions(relaxed, missing),
    ...(wanted === undefined ? {} : { restrictions: restrictionsNear(definition, recorded, wanted) }),
  }
}
