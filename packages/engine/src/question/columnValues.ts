import { largestCode, codeText } from "../format/columns/codes.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"

/** A column's value; null if unknown. */
export type ColumnValue = string | null

/** Returns whether a record may have multiple values in a column. */
export const isMultiValued = ({ encoding }: StoredColumn): boolean =>
  encoding === "flags" || encoding === "industries"

/** Counts the possible values in a column, including the unknown value. */
export const valueCount = (stored: StoredColumn): number =>
  1 + (stored.encoding === "flags" ? stored.column.values.length : largestCode(stored))

/** Returns all possible values in a column, in the column's order, with the unknown value last. */
export const listColumnValues = (stored: StoredColumn): ReadonlyArray<ColumnValue> => {
  if (stored.encoding === "flags") return [...stored.column.values.map(({ value }) => value), null]
  const values: Array<ColumnValue> = []
  for (let code = 1; code <= largestCode(stored); code++) values.push(codeText(stored, code))
  return [...values, null]
}

/**
 * Returns the positions of a code's values among the column's values; a flags code may represent several. `part` is a
 * position in `columnParts`; only the first part indicates that no value is known.
 */
export const codeValuePositions = (
  stored: StoredColumn,
  code: number,
  part: number,
): ReadonlyArray<number> => {
  const { values } = stored.column
  if (code === 0) return part > 0 ? [] : [stored.encoding === "flags" ? values.length : largestCode(stored)]
  return stored.encoding === "flags"
    ? values.flatMap((_, bit) => ((code & (1 << bit)) === 0 ? [] : [bit]))
    : [code - 1]
}
