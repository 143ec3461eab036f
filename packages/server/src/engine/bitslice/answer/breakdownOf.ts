import type { BreakdownRow, CrossTabCell } from "@listwright/domain"
import { codeBits } from "../../../universe/catalogue/codes.ts"
import type { StoredColumn } from "../../../universe/catalogue/StoredColumn.ts"
import type { Slices } from "../select/conditionBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countBits } from "./countBits.ts"
import { knownRows, valueSets, valuesOfColumn } from "./valueSets.ts"

/** How the selected rows spread over the values of a column, without values that nobody has. */
export const breakdownOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<BreakdownRow>> => {
  const groups = [stored.column.column]
  const counts = await countBits(
    universe,
    question,
    selected,
    groups,
    (slices) => valueSets(slices, stored),
    signal,
  )
  return valuesOfColumn(stored)
    .map((value, at) => ({ value, records: counts[at] ?? 0 }))
    .filter(({ records }) => records > 0)
}

/** How the selected rows spread over the values of two columns, without pairs that nobody has; rows first. */
export const crossTabOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  [rows, columns]: readonly [StoredColumn, StoredColumn],
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<CrossTabCell>> => {
  const groups = [rows.column.column, columns.column.column]
  const counts = await countBits(
    universe,
    question,
    selected,
    groups,
    (slices) => {
      const across = valueSets(slices, columns)
      return valueSets(slices, rows).flatMap((row) => across.map((cell) => slices.builder.and(row, cell)))
    },
    signal,
  )
  const across = valuesOfColumn(columns)
  return valuesOfColumn(rows)
    .flatMap((row, line) =>
      across.map((column, at) => ({ row, column, records: counts[line * across.length + at] ?? 0 })),
    )
    .filter(({ records }) => records > 0)
}

/** Slices that are asked for at once: all columns together may not find room in memory. */
const SLICES_AT_ONCE = 24

const batches = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<ReadonlyArray<StoredColumn>> => {
  const made: Array<Array<StoredColumn>> = []
  let room = 0
  for (const stored of columns) {
    if (room < codeBits(stored)) {
      made.push([])
      room = SLICES_AT_ONCE
    }
    made.at(-1)?.push(stored)
    room -= codeBits(stored)
  }
  return made
}

/** Of how many of the selected rows each column is known, in the columns' order. */
export const knownOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  columns: ReadonlyArray<StoredColumn>,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<number>> => {
  const known: Array<number> = []
  for (const batch of batches(columns)) {
    const groups = batch.map(({ column }) => column.column)
    const sets = (slices: Slices) => batch.map((stored) => knownRows(slices, stored))
    known.push(...(await countBits(universe, question, selected, groups, sets, signal)))
  }
  return known
}
