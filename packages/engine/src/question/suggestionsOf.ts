import type { Yielder } from "../turns/Yielder.ts"
import {
  bestSuggestions,
  columnsToWiden,
  relax,
  relaxationsOf,
  type Relaxed,
  type Suggestion,
  widenColumn,
  wideningsOf,
} from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { areaCountsOf } from "./areaCountsOf.ts"
import { isBrokenDown } from "./askedColumns.ts"
import type { Answered, CountEngine } from "./CountEngine.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"
import { totalOf } from "./totalOf.ts"

/** The data that suggestions are based on, besides the counts. */
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
export const suggestionsOf = async (
  engine: Pick<CountEngine, "breakdown" | "count">,
  { columns, zipCenters }: SuggestionFacts,
  question: EngineQuestion,
  wanted: number | undefined,
  yielder: Yielder,
): Answered<ReadonlyArray<Suggestion>> => {
  const { definition } = question
  const now = await engine.count(question, yielder)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const total = totalOf(now.success)
  if (wanted !== undefined && wanted <= total) return Result.succeed([])
  const missing = wanted === undefined ? null : wanted - total
  const relaxed: Array<Relaxed> = [...relaxationsOf(definition)]
  const add = (relaxation: Relaxed["relaxation"]) =>
    relaxed.push({ relaxation, definition: relax(definition, relaxation) })
  if (missing !== null) {
    const known = columns.filter(isBrokenDown).map(({ column }) => column)
    for (const column of columnsToWiden(definition, known)) {
      const without = relax(definition, { kind: "dropColumn", column: column.column })
      const rows = await engine.breakdown({ ...question, definition: without }, column.column, yielder)
      if (Result.isFailure(rows)) return Result.fail(rows.failure)
      const widened = widenColumn(definition, column, rows.success, missing)
      if (widened !== null) add(widened)
    }
    wideningsOf(definition, areaCountsOf(now.success), missing, zipCenters).forEach(add)
  }
  const all: Array<Suggestion> = []
  for (const one of relaxed) {
    const then = await engine.count({ ...question, definition: one.definition }, yielder)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    all.push({ ...one, more: totalOf(then.success) - total })
  }
  return Result.succeed(bestSuggestions(all, missing))
}
