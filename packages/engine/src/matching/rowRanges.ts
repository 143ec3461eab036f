import type { ZipRows } from "../format/layout/ZipTable.ts"

/** Rows from the first to the second, both included. */
export type RowRange = readonly [number, number]

/** Rows that are looked at in one go; more would take more memory. */
const AT_ONCE = 4_000_000
/** Rows between two ZIP Codes that are read with them: files give rows in groups anyway. */
const GAP = 60_000

/**
 * Returns the wanted ZIP Codes as ranges of rows that are read in one go, neighbors together; `null` means all ZIP
 * Codes.
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
