/** Counts the letters to add, remove, or replace to turn one string into another. */
export const editDistance = (from: string, to: string): number => {
  let above = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 0; row < from.length; row++) {
    const current = [row + 1]
    for (let at = 0; at < to.length; at++) {
      const replaced = (above[at] ?? 0) + (from[row] === to[at] ? 0 : 1)
      current.push(Math.min(replaced, (current[at] ?? 0) + 1, (above[at + 1] ?? 0) + 1))
    }
    above = current
  }
  return above.at(-1) ?? 0
}
