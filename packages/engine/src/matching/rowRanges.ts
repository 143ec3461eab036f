import type { ZipRows } from "../format/layout/ZipTable.ts"

/** A range of rows, both ends inclusive. */
export type RowRange = readonly [number, number]

/** The maximum number of rows read in one pass; more would use more memory. */
const AT_ONCE = 4_000_000
/** The maximum gap between two ZIP Codes, in rows, that is read along with them; files return rows in groups anyway. */
const GAP = 60_000

/**
 * Returns the requested ZIP Codes as row ranges to read in one pass, with neighbors combined; null means all ZIP Codes.
 */
export const rowRanges = (
  zips: ReadonlyArray<Pick<ZipRows, "zip" | "row" | "rows">>,
  wanted: ReadonlySet<number> | null,
): ReadonlyArray<RowRange> => {
  const ranges: Array<[number, number]> = []
  for (const { row, rows, zip } of zips) {
    if (rows === 0 || (wanted !== null && !wanted.has(zip))) continue
    const last = ranges.at(-1)
    const end = row + rows - 1
    if (last !== undefined && row - last[1] <= GAP && end - last[0] < AT_ONCE) last[1] = end
    else ranges.push([row, end])
  }
  return ranges
}
