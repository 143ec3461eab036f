import type { Yielder } from "../../turns/Yielder.ts"
import type { BreakdownRow } from "@listwright/domain/counting"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { listColumnValues } from "../../question/columnValues.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { ALL_SELECTED_ROWS } from "./codeCounts.ts"
import { countValues } from "./countValues.ts"

/** Counts the selected rows by a column's values, skipping values without rows. */
export const countBreakdown = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  yielder: Yielder,
): Promise<ReadonlyArray<BreakdownRow>> => {
  const records = await countValues(universe, question, selected, stored, ALL_SELECTED_ROWS, yielder)
  return listColumnValues(stored).flatMap((value, at) => {
    const own = records[at] ?? 0
    return own === 0 ? [] : [{ value, records: own }]
  })
}
