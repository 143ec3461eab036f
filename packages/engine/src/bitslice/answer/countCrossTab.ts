import type { Yielder } from "../../turns/Yielder.ts"
import type { CrossTabCell } from "@listwright/domain/counting"
import { codeBits } from "../../format/columns/codes.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { codeValuePositions, valueCount, listColumnValues } from "../../question/columnValues.ts"
import { NONE } from "../bits/Bits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { MAX_CODE_BITS } from "../wasm/histogramLoop.ts"
import { ALL_SELECTED_ROWS, codeCounts, type RowSubset } from "./codeCounts.ts"
import { flagBits, countValues } from "./countValues.ts"

type Columns = readonly [rows: StoredColumn, columns: StoredColumn]

/**
 * The number of rows with each pair of values. The key is the row's position times the number of columns, plus the
 * column's position.
 */
type Cells = ReadonlyMap<number, number>

/** Counts pairs of codes in one pass or a few; for industries, in one pass per industry that a record may have. */
const cellsOfCodes = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  [rows, columns]: Columns,
  yielder: Yielder,
): Promise<Cells> => {
  const cells = new Map<number, number>()
  const size = 2 ** codeBits(rows)
  const across = valueCount(columns)
  for (const [rowPart, rowName] of columnParts(rows).entries())
    for (const [columnPart, columnName] of columnParts(columns).entries()) {
      const names = [rowName, columnName]
      const counts = await codeCounts(universe, question, selected, names, ALL_SELECTED_ROWS, yielder)
      for (const [code, count] of counts)
        for (const line of codeValuePositions(rows, code % size, rowPart))
          for (const at of codeValuePositions(columns, Math.floor(code / size), columnPart)) {
            const place = line * across + at
            cells.set(place, (cells.get(place) ?? 0) + count)
          }
    }
  return cells
}

/**
 * Counts one column's values among the rows with each of the other column's flags; the combinations of flags would be
 * too many to count.
 */
const cellsOfFlags = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  [rows, columns]: Columns,
  yielder: Yielder,
): Promise<Cells> => {
  const isDown = rows.encoding === "flags"
  const [flags, other] = isDown ? [rows, columns] : [columns, rows]
  const cells = new Map<number, number>()
  for (let flag = 0; flag < valueCount(flags); flag++) {
    const part: RowSubset = {
      groups: [flags.column.column],
      bits: (slices) => flagBits(slices, flags)[flag] ?? NONE,
    }
    const records = await countValues(universe, question, selected, other, part, yielder)
    for (const [place, count] of records.entries())
      if (count > 0)
        cells.set(isDown ? flag * records.length + place : place * valueCount(flags) + flag, count)
  }
  return cells
}

/**
 * Counts the selected rows by the values of two columns, skipping pairs without rows. The cells are ordered by row
 * value, then by column value.
 */
export const countCrossTab = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  both: Columns,
  yielder: Yielder,
): Promise<ReadonlyArray<CrossTabCell>> => {
  const [rows, columns] = both
  const isOnePass = codeBits(rows) + codeBits(columns) <= MAX_CODE_BITS
  const cellsOf =
    isOnePass || both.every(({ encoding }) => encoding !== "flags") ? cellsOfCodes : cellsOfFlags
  const cells = await cellsOf(universe, question, selected, both, yielder)
  const [lines, across] = [listColumnValues(rows), listColumnValues(columns)]
  return [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([place, records]) => ({
      row: lines[Math.floor(place / across.length)] ?? null,
      column: across[place % across.length] ?? null,
      records,
    }))
}
