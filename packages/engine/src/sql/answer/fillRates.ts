import type { FillRates, SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { NO_ROUTE } from "../../format/rows/routeCode.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/**
 * Counts the selected records with a known ZIP+4, with a known carrier route, and with a known value in each of the
 * universe's columns.
 */
export const fillRatesInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<FillRates, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    // A record without a primary industry has no industry at all.
    const names = universe.columns.map(({ column }) => column.column)
    const { column, from } = selectedSql(selected.success, universe, ["ZIP4", "ROUTE", ...names])
    const known = [
      // The last four of nine digits are 0000 where there is no ZIP+4.
      `${column("ZIP4")} % 10000 <> 0`,
      `${column("ROUTE")} <> ${NO_ROUTE}`,
      ...names.map((name) => `${column(name)} <> 0`),
    ]
    // The sum of nothing is nothing in some databases, and 0 in others.
    const sums = known.map((holds) => `coalesce(sum(CASE WHEN ${holds} THEN 1 ELSE 0 END), 0)`)
    const [counts = []] = await session.rows(`SELECT ${sums.join(", ")} FROM ${from}`)
    const [withZip4 = 0, withCarrierRoutes = 0, ...fills] = counts
    return Result.succeed({
      withZip4,
      withCarrierRoutes,
      columns: names.map((name, at) => ({ column: name, known: fills[at] ?? 0 })),
    })
  }, signal)
