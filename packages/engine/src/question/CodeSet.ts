/** A range of codes, both ends inclusive. */
export type CodeRange = readonly [number, number]

/** Ascending ranges that neither touch nor overlap. */
export type CodeSet = ReadonlyArray<CodeRange>

/** Returns the codes in any of the ranges; a range that ends before it starts is empty. */
export const codeSet = (ranges: ReadonlyArray<CodeRange>): CodeSet => {
  const merged: Array<[number, number]> = []
  for (const [from, to] of ranges.filter(([from, to]) => from <= to).toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
