/**
 * Returns the index of the first row added at the end of a list, so that it can be scrolled into view. null if no rows
 * were added there, or if the list was empty and is shown from its start.
 */
export const firstAddedIndex = (before: ReadonlySet<string>, keys: ReadonlyArray<string>): number | null => {
  if (before.size === 0) return null
  const first = keys.findLastIndex((key) => before.has(key)) + 1
  return first === 0 || first === keys.length ? null : first
}
