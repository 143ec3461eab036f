import { largestCode, textOfCode } from "../../../universe/catalogue/codes.ts"
import type { StoredColumn } from "../../../universe/catalogue/StoredColumn.ts"
import type { Bits } from "../bits/Bits.ts"
import { codeIsIn } from "../bits/codeIsIn.ts"
import type { Slices } from "../select/conditionBits.ts"

/** A value of a column; null: it is not known. */
export type ColumnValue = string | null

/** Every value that rows may have in a column, in its order, the unknown one last. */
export const valuesOfColumn = (stored: StoredColumn): ReadonlyArray<ColumnValue> => {
  if (stored.encoding === "flags") return [...stored.column.values.map(({ value }) => value), null]
  const values: Array<ColumnValue> = []
  for (let code = 1; code <= largestCode(stored); code++) values.push(textOfCode(stored, code))
  return [...values, null]
}

/** The rows of each of these values. A row with several values is in the set of each. */
export const valueSets = (slices: Slices, stored: StoredColumn): ReadonlyArray<Bits> => {
  const { builder } = slices
  const bits = slices.group(stored.column.column)
  const unknown = builder.not(builder.any(bits))
  if (stored.encoding === "flags") return [...bits, unknown]
  const known: Array<Bits> = []
  for (let code = 1; code <= largestCode(stored); code++) known.push(codeIsIn(builder, bits, [[code, code]]))
  return [...known, unknown]
}

/** The rows of which a column is known. */
export const knownRows = ({ builder, group }: Slices, stored: StoredColumn): Bits =>
  builder.any(group(stored.column.column))
