import type { Yielder } from "../turns/Yielder.ts"
import {
  bestSuggestions,
  columnsToWiden,
  relax,
  candidateRelaxations,
  type RelaxedDefinition,
  type Suggestion,
  widenColumn,
  candidateWidenings,
} from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { toAreaCounts } from "./toAreaCounts.ts"
import { canBreakDown } from "./requestedColumns.ts"
import type { SelectionAnswer, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"
import { sumRecords } from "./sumRecords.ts"

/** The data that suggestions are based on, in addition to the counts. */
export interface SuggestionFacts {
  readonly columns: ReadonlyArray<StoredColumn>
  /** The centers of the ZIP Codes with records. */
  readonly zipCenters: ReadonlyMap<string, Point>
}

/**
 * Suggests changes that add records to a question's selection, as ranked by the domain's `suggestions`. If a `wanted`
 * quantity isn't reached yet, one breakdown per column shows how far to widen the column's range; each suggestion is
 * counted individually.
 */
export const suggestChanges = async (
  engine: Pick<CountEngine, "breakdown" | "count">,
  { columns, zipCenters }: SuggestionFacts,
  question: EngineQuestion,
  wanted: number | undefined,
  yielder: Yielder,
): SelectionAnswer<ReadonlyArray<Suggestion>> => {
  const { definition } = question
  const now = await engine.count(question, yielder)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const total = sumRecords(now.success)
  if (wanted !== undefined && wanted <= total) return Result.succeed([])
  const missing = wanted === undefined ? null : wanted - total
  const relaxed: Array<RelaxedDefinition> = [...candidateRelaxations(definition)]
  const add = (relaxation: RelaxedDefinition["relaxation"]) =>
    relaxed.push({ relaxation, definition: relax(definition, relaxation) })
  if (missing !== null) {
    const known = columns.filter(canBreakDown).map(({ column }) => column)
    for (const column of columnsToWiden(definition, known)) {
      const without = relax(definition, { kind: "dropColumn", column: column.column })
      const rows = await engine.breakdown({ ...question, definition: without }, column.column, yielder)
      if (Result.isFailure(rows)) return Result.fail(rows.failure)
      const widened = widenColumn(definition, column, rows.success, missing)
      if (widened !== null) add(widened)
    }
    candidateWidenings(definition, toAreaCounts(now.success), missing, zipCenters).forEach(add)
  }
  const all: Array<Suggestion> = []
  for (const one of relaxed) {
    const then = await engine.count({ ...question, definition: one.definition }, yielder)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    all.push({ ...one, more: sumRecords(then.success) - total })
  }
  return Result.succeed(bestSuggestions(all, missing))
}
