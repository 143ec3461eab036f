import {
  type CountAnswer,
  type CountSuggestions,
  type ListDefinition,
  relaxationsOf,
} from "@listwright/domain"
import { mockCount } from "./mockCount.ts"

/** What would bring more of the mock's records: each relaxation counted as the mock counts it. */
export const mockSuggestions = (definition: ListDefinition, recorded: CountAnswer): CountSuggestions => {
  const { definitionHash, snapshot, total } = mockCount(definition, recorded)
  return {
    definitionHash,
    snapshot,
    suggestions: relaxationsOf(definition)
      .map((relaxed) => ({ ...relaxed, more: mockCount(relaxed.definition, recorded).total - total }))
      .filter(({ more }) => more > 0)
      .toSorted((a, b) => b.more - a.more),
  }
}
