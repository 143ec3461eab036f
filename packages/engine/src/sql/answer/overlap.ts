import { type OverlapCounts, overlapRefusal, type SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { PHONE } from "../../format/rows/rowColumns.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** Returns SQL for a number with a bit set for each area that contains the row. */
const regionSql = (within: ReadonlyArray<string>): string =>
  within.map((is, at) => `CASE WHEN ${is} THEN ${2 ** at} ELSE 0 END`).join(" + ")

/** Counts the selected records by the areas that contain them. */
export const overlapInSql = async (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<OverlapCounts, SelectionRefusal>> => {
  const refused = overlapRefusal(question.definition)
  if (refused !== null) return Result.fail(refused)
  return await universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const within = selected.success.within()
    if (within.length === 0) return Result.succeed(new Map())
    const region = new Map([["REGION", regionSql(within)]])
    const { column, from } = selectedSql(selected.success, universe, ["PHONE"], region)
    const rows = await session.rows(
      `SELECT ${column("REGION")} AS IN_AREAS, count(*),` +
        ` sum(CASE WHEN ${column("PHONE")} = ${PHONE.deliverable} THEN 1 ELSE 0 END) FROM ${from} GROUP BY IN_AREAS`,
    )
    return Result.succeed(
      new Map(rows.map(([bits = 0, records = 0, withPhones = 0]) => [bits, { records, withPhones }])),
    )
  }, signal)
}
