/**
 * Returns whether two strings differ by at most one typo: an extra, missing, or wrong letter, or two neighboring
 * letters swapped.
 */
export const isSingleTypo = (typed: string, meant: string): boolean => {
  const more = typed.length - meant.length
  if (more < -1 || more > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  if (more === 1) return typed.slice(at + 1) === meant.slice(at)
  if (more === -1) return typed.slice(at) === meant.slice(at + 1)
  const isSwapped =
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  return isSwapped || typed.slice(at + 1) === meant.slice(at + 1)
}
