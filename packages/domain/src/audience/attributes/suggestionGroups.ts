import { grouped } from "../../shared/grouped.ts"
import type { DemoValue } from "./DemoColumn.ts"
import type { DemoSuggestion } from "./DemoSuggestions.ts"

/** An attribute with those of its values that were found; none when only the attribute itself was. */
export interface SuggestionGroup {
  readonly column: string
  readonly description: string
  readonly values: ReadonlyArray<DemoValue>
}

/**
 * Suggestions under the headings of their attributes, in the order found. An attribute whose heading is missing has the
 * description of its first value. spec: order-builder §7 (DemoAutoSuggestion, IsGroup)
 */
export const suggestionGroups = (
  suggestions: ReadonlyArray<DemoSuggestion>,
): ReadonlyArray<SuggestionGroup> =>
  [...grouped(suggestions, ({ column }) => column)].map(([column, found]) => {
    const [heading = column] = found
      .toSorted((one, other) => Number(other.isGroup) - Number(one.isGroup))
      .map(({ description }) => description)
    return {
      column,
      description: heading,
      values: found.flatMap(({ isGroup, value, valueName }) => (isGroup ? [] : [{ value, name: valueName }])),
    }
  })
