import type { Suggestion } from "../questions/Suggestion.ts"

/** Returns the column that a suggestion widens by a step; null if the suggestion does something else. */
const widened = ({ relaxation }: Suggestion): string | null =>
  relaxation.kind === "widenRange" || relaxation.kind === "addValue" ? relaxation.column : null

/**
 * Returns the suggestions that bring in more records, largest first; with `missing`, those closest to that number
 * first. Ties keep their order. Omits steps on a column if dropping the column brings in the same number.
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
