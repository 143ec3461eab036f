import type { SelectionRefusal } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import { Result } from "effect"
import { PHONE } from "../../format/rows/rowColumns.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** The number of records in an area, and the number with a deliverable phone. */
export interface SqlAreaTally {
  readonly area: Area
  readonly records: number
  readonly withPhones: number
}

/** Counts the records in each area that isn't excluded, in area order. */
export const countAreasInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyArray<SqlAreaTally>, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { column, from, ordinal } = selectedSql(selected.success, universe, ["PHONE"])
    const rows = await session.rows(
      `SELECT ${ordinal} AS AREA, count(*),` +
        ` sum(CASE WHEN ${column("PHONE")} = ${PHONE.deliverable} THEN 1 ELSE 0 END) FROM ${from} GROUP BY AREA`,
    )
    const byArea = new Map(
      rows.map(([area = 0, records = 0, withPhones = 0]) => [area, { records, withPhones }]),
    )
    const nobody = { records: 0, withPhones: 0 }
    return Result.succeed(selected.success.areas.map((area, at) => ({ area, ...(byArea.get(at) ?? nobody) })))
  }, signal)
