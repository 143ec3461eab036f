import type { ColumnFill, SelectionRefused } from "@listwright/domain"
import { Result } from "effect"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** Of how many of the selected records each column of the universe is known. */
export const fillRatesInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyArray<ColumnFill>, SelectionRefused>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const names = universe.columns.map(({ column }) => column.column)
    const { column, from } = selectedSql(selected.success, universe, names)
    // The sum of nothing is nothing in some databases, and 0 in others.
    const known = names.map((name) => `coalesce(sum(CASE WHEN ${column(name)} <> 0 THEN 1 ELSE 0 END), 0)`)
    const [counts = []] = await session.rows(`SELECT count(*), ${known.join(", ")} FROM ${from}`)
    return Result.succeed(names.map((name, at) => ({ column: name, known: counts[at + 1] ?? 0 })))
  }, signal)
