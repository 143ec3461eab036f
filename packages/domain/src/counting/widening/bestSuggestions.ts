import type { Suggestion } from "../questions/Suggestion.ts"

/** The column that a suggestion widens a step; null: it does something else. */
const widened = ({ relaxation }: Suggestion): string | null =>
  relaxation.kind === "widenRange" || relaxation.kind === "addValue" ? relaxation.column : null

/**
 * The suggestions that bring more, the most first; with `missing`, those that come nearest to bringing as many. Equal ones
 * as they came, and no step where leaving the column out brings the same.
 */
export const bestSuggestions = (
  suggestions: ReadonlyArray<Suggestion>,
  missing: number | null,
): ReadonlyArray<Suggestion> => {
  const without = new Map(
    suggestions.flatMap(({ more, relaxation }) =>
      relaxation.kind === "dropColumn" ? [[relaxation.column, more] as const] : [],
    ),
  )
  const bringing = suggestions.filter((suggestion) => {
    const column = widened(suggestion)
    return suggestion.more > 0 && (column === null || without.get(column) !== suggestion.more)
  })
  if (missing === null) return bringing.toSorted((a, b) => b.more - a.more)
  const distance = ({ more }: Suggestion): number => Math.abs(more - missing)
  return bringing.toSorted((a, b) => distance(a) - distance(b) || b.more - a.more)
}
