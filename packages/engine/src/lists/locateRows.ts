import type { ZipRows } from "../format/layout/ZipTable.ts"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import { bitAt, bitCount, WORD_BITS, toWords } from "../format/words.ts"

/** Neighboring rows in a ZIP Code, and their positions in its slices. */
export interface LocatedRows {
  readonly zip: ZipRows
  readonly positions: ReadonlyArray<number>
}

/** Finds the last ZIP Code that begins at or before a row. */
const zipOf = (zips: ReadonlyArray<ZipRows>, row: number, from: number): number => {
  let [low, high] = [from, zips.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((zips[middle]?.row ?? 0) <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** Locates rows in the slices; the rows must be ascending, and `valid` is the slot of VALID. */
export const locateRows = function* (
  { bitmap, places }: Pick<SlicedUniverse, "bitmap" | "places">,
  valid: number,
  rows: Uint32Array,
): Generator<LocatedRows> {
  const zips = places.rows
  let [at, zipAt] = [0, 0]
  while (at < rows.length) {
    const row = rows[at] ?? 0
    zipAt = zipOf(zips, row, zipAt)
    const zip = zips[zipAt]
    if (zip === undefined || row >= zip.row + zip.rows) throw new RangeError(`there is no row ${row}`)
    const words = toWords(bitmap(valid, zip.vector, zip.vectors))
    const positions: Array<number> = []
    let [word, before] = [0, 0]
    for (; at < rows.length && (rows[at] ?? 0) < zip.row + zip.rows; at++) {
      const rank = (rows[at] ?? 0) - zip.row
      for (; word < words.length; word++) {
        const count = bitCount(words[word] ?? 0)
        if (before + count > rank) break
        before += count
      }
      positions.push(word * WORD_BITS + bitAt(words[word] ?? 0, rank - before))
    }
    yield { zip, positions }
  }
}
