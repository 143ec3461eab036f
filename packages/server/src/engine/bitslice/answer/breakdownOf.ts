import type { BreakdownRow, CrossTabCell } from "@listwright/domain"
import { codeBits } from "../../../universe/catalogue/codes.ts"
import type { StoredColumn } from "../../../universe/catalogue/StoredColumn.ts"
import type { Slices } from "../select/conditionBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countBits } from "./countBits.ts"
import { codeCounts } from "./codeCounts.ts"
import { placesOfCode, valuesOfColumn } from "../../question/columnValues.ts"
import { knownRows } from "./knownRows.ts"

/** How the selected rows spread over the values of a column, without values that nobody has. */
export const breakdownOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<BreakdownRow>> => {
  const values = valuesOfColumn(stored)
  const records = values.map(() => 0)
  for (const [code, count] of await codeCounts(universe, question, selected, [stored], signal))
    for (const place of placesOfCode(stored, code)) records[place] = (records[place] ?? 0) + count
  return values.flatMap((value, at) => {
    const own = records[at] ?? 0
    return own === 0 ? [] : [{ value, records: own }]
  })
}

/** How the selected rows spread over the values of two columns, without pairs that nobody has; rows first. */
export const crossTabOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  [rows, columns]: readonly [StoredColumn, StoredColumn],
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<CrossTabCell>> => {
  const [lines, across] = [valuesOfColumn(rows), valuesOfColumn(columns)]
  const cells = new Map<number, number>()
  const size = 2 ** codeBits(rows)
  for (const [code, count] of await codeCounts(universe, question, selected, [rows, columns], signal))
    for (const line of placesOfCode(rows, code % size))
      for (const at of placesOfCode(columns, Math.floor(code / size))) {
        const place = line * across.length + at
        cells.set(place, (cells.get(place) ?? 0) + count)
      }
  return [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([place, records]) => ({
      row: lines[Math.floor(place / across.length)] ?? null,
      column: across[place % across.length] ?? null,
      records,
    }))
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
