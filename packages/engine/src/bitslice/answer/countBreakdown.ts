import type { Yielder } from "../../turns/Yielder.ts"
import type { BreakdownRow } from "@listwright/domain/counting"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { listColumnValues } from "../../question/columnValues.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { ALL_SELECTED } from "./codeCounts.ts"
import { valueCounts } from "./valueCounts.ts"

/** Counts the selected rows by a column's values, skipping values without rows. */
export const countBreakdown = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  yielder: Yielder,
): Promise<ReadonlyArray<BreakdownRow>> => {
  const records = await valueCounts(universe, question, selected, stored, ALL_SELECTED, yielder)
  return listColumnValues(stored).flatMap((value, at) => {
    const own = records[at] ?? 0
    return own === 0 ? [] : [{ value, records: own }]
  })
}
