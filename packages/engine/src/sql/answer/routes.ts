import type { RecordsByRoute, SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import { NO_ROUTE, formatRouteCode } from "../../format/rows/routeCode.ts"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import { OCCUPANCY } from "../wide/wideColumns.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** Counts the selected homes and apartments by carrier route. */
export const routesInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<RecordsByRoute, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const { column, where } = selectedSql(selected.success, universe, ["ZIP", "ROUTE", "OCCUPANCY"])
    const [zip, route] = [column("ZIP"), column("ROUTE")]
    const homes = where(`${column("OCCUPANCY")} <> ${OCCUPANCY.business}`)
    const rows = await session.rows(
      `SELECT ${zip}, ${route}, count(*) FROM ${homes} GROUP BY ${zip}, ${route}`,
    )
    const { zipText } = ZIP_NUMBERS[universe.areas.places.country]
    const records = new Map<string, number>()
    for (const [zipOf = 0, routeOf = NO_ROUTE, count = 0] of rows) {
      const code = routeOf === NO_ROUTE ? "" : `${zipText(zipOf)}${formatRouteCode(routeOf)}`
      records.set(code, (records.get(code) ?? 0) + count)
    }
    return Result.succeed(records)
  }, signal)
