import { largestCode, textOfCode } from "../format/columns/codes.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** A value of a column; null if unknown. */
export type ColumnValue = string | null

/** Tells whether a record may have several values of a column at once. */
export const holdsSeveral = ({ encoding }: StoredColumn): boolean =>
  encoding === "flags" || encoding === "industries"

/** Counts the values that rows may have in a column, including the unknown one. */
export const valueCount = (stored: StoredColumn): number =>
  1 + (stored.encoding === "flags" ? stored.column.values.length : largestCode(stored))

/** Returns every value that rows may have in a column, in its order, with the unknown one last. */
export const valuesOfColumn = (stored: StoredColumn): ReadonlyArray<ColumnValue> => {
  if (stored.encoding === "flags") return [...stored.column.values.map(({ value }) => value), null]
  const values: Array<ColumnValue> = []
  for (let code = 1; code <= largestCode(stored); code++) values.push(textOfCode(stored, code))
  return [...values, null]
}

/**
 * Returns the positions of a code's values among the values of its column; a code of flags may stand for several.
 * `part` is a position in `columnParts`; only the first part indicates that no value is known.
 */
export const placesOfCode = (stored: StoredColumn, code: number, part: number): ReadonlyArray<number> => {
  const { values } = stored.column
  if (code === 0) return part > 0 ? [] : [stored.encoding === "flags" ? values.length : largestCode(stored)]
  return stored.encoding === "flags"
    ? values.flatMap((_, bit) => ((code & (1 << bit)) === 0 ? [] : [bit]))
    : [code - 1]
}
