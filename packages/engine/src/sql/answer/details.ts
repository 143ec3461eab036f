import {
  type AreaDetails,
  type DetailCount,
  detailUnit,
  type SelectionRefused,
  type Unit,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Result } from "effect"
import { PHONE } from "../../format/rows/rowColumns.ts"
import { NO_ROUTE, routeOfCode } from "../../format/rows/routeCode.ts"
import { ZIP_NUMBERS, type ZipNumbers } from "../../format/rows/zipNumbers.ts"
import { EMAIL_REACH, knowsEmail } from "../../question/emailReach.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** A detail row without its distance, which asks nothing of the records. */
export type PlainDetail = Omit<DetailCount, "distance">
export type PlainAreaDetails = Omit<AreaDetails, "details"> & {
  readonly details: ReadonlyArray<PlainDetail>
}

/** Records of one area on one carrier route of a ZIP Code. */
interface Part {
  readonly zip: number
  readonly route: number
  readonly records: number
  readonly withPhones: number
  readonly apartments: number
  readonly withEmail: number
}

const sumsOf = (parts: ReadonlyArray<Part>): Omit<PlainDetail, "code"> => {
  const sum = (of: (part: Part) => number): number => parts.reduce((all, part) => all + of(part), 0)
  const available = sum(({ records }) => records)
  const apartments = sum((part) => part.apartments)
  return {
    available,
    withPhones: sum(({ withPhones }) => withPhones),
    // No universe holds businesses yet.
    occupants: { homes: available - apartments, apartments, businesses: 0 },
  }
}

const codeOf = ({ zipText }: ZipNumbers, unit: Unit, { route, zip }: Part): string => {
  const code = zipText(zip)
  if (unit === "zip") return code
  return route === NO_ROUTE ? "" : `${code}${routeOfCode(route)}`
}

/** What each area brings, down to its detail rows: see the domain's `evaluate`. */
export const detailsInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  signal?: AbortSignal,
): Promise<Result.Result<ReadonlyArray<PlainAreaDetails>, SelectionRefused>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const hasEmail = knowsEmail(universe.columns)
    const { column, from, ordinal } = selectedSql(selected.success, universe, [
      "ZIP",
      "ROUTE",
      "PHONE",
      "APARTMENT",
      ...(hasEmail ? [EMAIL_REACH] : []),
    ])
    const [zip, route] = [column("ZIP"), column("ROUTE")]
    const rows = await session.rows(
      `SELECT ${ordinal} AS AREA, ${zip}, ${route}, count(*),` +
        ` sum(CASE WHEN ${column("PHONE")} = ${PHONE.deliverable} THEN 1 ELSE 0 END),` +
        ` sum(CASE WHEN ${column("APARTMENT")} = 1 THEN 1 ELSE 0 END),` +
        ` ${hasEmail ? `sum(CASE WHEN ${column(EMAIL_REACH)} = 1 THEN 1 ELSE 0 END)` : "0"}` +
        ` FROM ${from} GROUP BY AREA, ${zip}, ${route}`,
    )
    const parts = Map.groupBy(rows, ([area = 0]) => area)
    const numbers = ZIP_NUMBERS[universe.areas.places.country]
    return Result.succeed(
      selected.success.areas.map((area, at) => {
        const own = (parts.get(at) ?? []).map(
          ([, zipOf = 0, routeOf = 0, records = 0, withPhones = 0, apartments = 0, withEmail = 0]): Part => ({
            zip: zipOf,
            route: routeOf,
            records,
            withPhones,
            apartments,
            withEmail,
          }),
        )
        const unit = detailUnit(question.definition.listType, area)
        const byCode = unit === null ? [] : [...Map.groupBy(own, (part) => codeOf(numbers, unit, part))]
        return {
          key: areaKey(area),
          ...sumsOf(own),
          withEmail: own.reduce((all, { withEmail }) => all + withEmail, 0),
          details: byCode
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([code, of]) => ({ code, ...sumsOf(of) })),
        }
      }),
    )
  }, signal)
