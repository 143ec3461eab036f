import {
  type BreakdownRow,
  columnsToNarrow,
  type DemoColumn,
  type ListDefinition,
  narrowColumn,
  nearestRestrictions,
  restrict,
  restrictionsOf,
  type RestrictionSuggestion,
  type SelectionRefused,
} from "@listwright/domain"
import { Result } from "effect"
import type { KeyedTally } from "../BitSliceEngine.ts"

type Answered<A> = Promise<Result.Result<A, SelectionRefused>>

/** How definitions are counted and broken down. */
export interface Counting {
  readonly columns: ReadonlyArray<DemoColumn>
  readonly count: (definition: ListDefinition) => Answered<ReadonlyArray<KeyedTally>>
  readonly breakdown: (column: string) => Answered<ReadonlyArray<BreakdownRow>>
}

const totalOf = (tallies: ReadonlyArray<KeyedTally>): number =>
  tallies.reduce((sum, { records }) => sum + records, 0)

/**
 * Which single restriction leaves about as many records as are wanted, the nearest first. One breakdown tells all values
 * of a column; everything else is counted by itself.
 */
export const restrictionsNear = async (
  definition: ListDefinition,
  wanted: number,
  counting: Counting,
): Answered<ReadonlyArray<RestrictionSuggestion>> => {
  const now = await counting.count(definition)
  if (Result.isFailure(now)) return Result.fail(now.failure)
  const total = totalOf(now.success)
  if (wanted < 1 || wanted >= total) return Result.succeed([])
  const found: Array<RestrictionSuggestion> = []
  for (const column of columnsToNarrow(definition, counting.columns)) {
    const rows = await counting.breakdown(column.column)
    if (Result.isFailure(rows)) return Result.fail(rows.failure)
    const narrowed = narrowColumn(definition, column, rows.success, total, wanted)
    if (narrowed !== null) found.push({ ...narrowed, definition: restrict(definition, narrowed.restriction) })
  }
  const areas = now.success.map(({ key, records, withPhones }) => ({ key, available: records, withPhones }))
  for (const restriction of restrictionsOf(definition, areas, wanted)) {
    const restricted = restrict(definition, restriction)
    const then = await counting.count(restricted)
    if (Result.isFailure(then)) return Result.fail(then.failure)
    found.push({ restriction, definition: restricted, records: totalOf(then.success) })
  }
  return Result.succeed(nearestRestrictions(found, total, wanted))
}
