import type { Yielder } from "../../turns/Yielder.ts"
import { codeBits } from "../../format/columns/codes.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Slices } from "../select/conditionBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countBits } from "./countBits.ts"
import { knownRows } from "./knownRows.ts"

/** The number of slices to request at once; those of all columns may not fit in memory together. */
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

/** Counts the selected rows for which each column is known, in the columns' order. */
export const countKnownValues = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  columns: ReadonlyArray<StoredColumn>,
  yielder: Yielder,
): Promise<ReadonlyArray<number>> => {
  const known: Array<number> = []
  for (const batch of batches(columns)) {
    const groups = batch.map(({ column }) => column.column)
    const sets = (slices: Slices) => batch.map((stored) => knownRows(slices, stored))
    known.push(...(await countBits(universe, question, selected, groups, sets, yielder)))
  }
  return known
}
