import type { Yielder } from "../turns/Yielder.ts"
import {
  columnsToNarrow,
  narrowColumn,
  nearestRestrictions,
  restrict,
  candidateRestrictions,
  type RestrictionSuggestion,
} from "@listwright/domain/counting"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { SelectionAnswer, CountEngine } from "./CountEngine.ts"
import { toAreaCounts } from "./toAreaCounts.ts"
import { canBreakDown } from "./requestedColumns.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"
import { sumRecords } from "./sumRecords.ts"

/**
 * Finds the single restrictions that leave roughly the desired number of records, closest first. One breakdown provides
 * the counts for all values in a column; everything else is counted individually. `columns` are the universe's.
 */
export const suggestRestrictions = async (
  engine: Pick<CountEngine, "count" | "breakdown">,
  columns: ReadonlyArray<StoredColumn>,
  question: EngineQuestion,
  wanted: number,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<RestrictionSuggestion>> => {
  const { definition } = question
  const now = await engine.count(question, yielder)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const total = sumRecords(now.success)
  if (wanted < 1 || wanted >= total) return Result.succeed([])
  const found: Array<RestrictionSuggestion> = []
  const known = columns.filter(canBreakDown).map(({ column }) => column)
  for (const column of columnsToNarrow(definition, known)) {
    const rows = await engine.breakdown(question, column.column, yielder)
    if (Result.isFailure(rows)) return Result.fail(rows.failure)
    const narrowed = narrowColumn(definition, column, rows.success, total, wanted)
    if (narrowed !== null) found.push({ ...narrowed, definition: restrict(definition, narrowed.restriction) })
  }
  for (const restriction of candidateRestrictions(definition, toAreaCounts(now.success), wanted)) {
    const restricted = restrict(definition, restriction)
    const then = await engine.count({ ...question, definition: restricted }, yielder)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    found.push({ restriction, definition: restricted, records: sumRecords(then.success) })
  }
  return Result.succeed(nearestRestrictions(found, total, wanted))
}
