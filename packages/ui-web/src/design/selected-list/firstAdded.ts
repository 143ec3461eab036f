/**
 * Where the rows begin that were added at the end of a list, which then comes into view; null where none were, and of a list
 * that was empty, which is seen from its start.
 */
export const firstAdded = (before: ReadonlySet<string>, keys: ReadonlyArray<string>): number | null => {
  if (before.size === 0) return null
  const first = keys.findLastIndex((key) => before.has(key)) + 1
  return first === 0 || first === keys.length ? null : first
}
