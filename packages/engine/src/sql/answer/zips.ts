import type { SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** Counts the selected records by ZIP Code. */
export const countZipsInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyMap<string, number>, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { column, from } = selectedSql(selected.success, universe, ["ZIP"])
    const zip = column("ZIP")
    const rows = await session.rows(`SELECT ${zip}, count(*) FROM ${from} GROUP BY ${zip}`)
    const { zipText } = ZIP_NUMBERS[universe.areas.places.country]
    return Result.succeed(new Map(rows.map(([of = 0, count = 0]) => [zipText(of), count])))
  }, signal)
