import {
  type AreaDetails,
  type DetailsRequest,
  type CountDetailRow,
  detailUnit,
  computeMedians,
  type SelectionRefusal,
  type Unit,
} from "@listwright/domain/counting"
import { areaKey, type Medians } from "@listwright/domain/definition"
import { Result } from "effect"
import { PHONE } from "../../format/rows/rowColumns.ts"
import { NO_ROUTE, formatRouteCode } from "../../format/rows/routeCode.ts"
import { ZIP_NUMBERS, type ZipNumbers } from "../../format/rows/zipNumbers.ts"
import { EMAIL_REACH, hasEmailReach } from "../../question/emailReach.ts"
import { medianColumns } from "../../question/medianColumns.ts"
import type { SqlSelection } from "../select/Selection.ts"
import { selectedSql } from "../select/selectedSql.ts"
import { selectQuestion } from "../select/selectQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import { OCCUPANCY } from "../wide/wideColumns.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** A detail row without its distance, which doesn't depend on the records. */
export type PlainDetail = Omit<CountDetailRow, "distance">
export type PlainAreaDetails = Omit<AreaDetails, "details"> & {
  readonly details: ReadonlyArray<PlainDetail>
}

export interface PlainDetails {
  readonly areas: ReadonlyArray<PlainAreaDetails>
  /** The number of records with a name. */
  readonly named: number
}

/** The number of an area's records on one carrier route in a ZIP Code. */
interface Part {
  readonly zip: number
  readonly route: number
  readonly records: number
  readonly withPhones: number
  readonly apartments: number
  readonly businesses: number
  readonly withEmail: number
}

/** The number of records with a given value in a column, in one area and carrier route. */
interface Values {
  readonly column: string
  readonly zip: number
  readonly route: number
  readonly value: number
  readonly records: number
}

const mediansOf = (values: ReadonlyArray<Values>): Medians =>
  computeMedians((column) => {
    const counts = new Map<number, number>()
    for (const one of values)
      if (one.column === column) counts.set(one.value, (counts.get(one.value) ?? 0) + one.records)
    return counts
  })

const sumsOf = (parts: ReadonlyArray<Part>): Omit<PlainDetail, "code"> => {
  const sum = (of: (part: Part) => number): number => parts.reduce((all, part) => all + of(part), 0)
  const available = sum(({ records }) => records)
  const apartments = sum((part) => part.apartments)
  const businesses = sum((part) => part.businesses)
  return {
    available,
    withPhones: sum(({ withPhones }) => withPhones),
    occupants: { homes: available - apartments - businesses, apartments, businesses },
  }
}

const codeOf = ({ zipText }: ZipNumbers, unit: Unit, { route, zip }: Pick<Part, "route" | "zip">): string => {
  const code = zipText(zip)
  if (unit === "zip") return code
  return route === NO_ROUTE ? "" : `${code}${formatRouteCode(route)}`
}

/** Counts the records by area for each known value in the columns that have medians. */
const valuesByArea = async (
  universe: SqlUniverse,
  session: SqlSession,
  selected: SqlSelection,
): Promise<ReadonlyMap<number, ReadonlyArray<Values>>> => {
  const found: Array<readonly [area: number, Values]> = []
  for (const { column: asked } of medianColumns(universe.columns)) {
    const { column, ordinal, where } = selectedSql(selected, universe, ["ZIP", "ROUTE", asked.column])
    const [zip, route, value] = [column("ZIP"), column("ROUTE"), column(asked.column)]
    const rows = await session.rows(
      `SELECT ${ordinal} AS AREA, ${zip}, ${route}, ${value}, count(*)` +
        ` FROM ${where(`${value} <> 0`)} GROUP BY AREA, ${zip}, ${route}, ${value}`,
    )
    for (const [area = 0, zipOf = 0, routeOf = 0, valueOf = 0, records = 0] of rows)
      found.push([area, { column: asked.column, zip: zipOf, route: routeOf, value: valueOf, records }])
  }
  return new Map(
    Array.from(
      Map.groupBy(found, ([area]) => area),
      ([area, own]) => [area, own.map(([, values]) => values)],
    ),
  )
}

/** Counts each area's records, down to its detail rows, and the records with a name: see the domain's `evaluate`. */
export const detailsInSql = (
  universe: SqlUniverse,
  question: SqlQuestion,
  asked: DetailsRequest,
  signal?: AbortSignal,
): Promise<Result.Result<PlainDetails, SelectionRefusal>> =>
  universe.withSession(async (session) => {
    const selected = await selectQuestion(universe, session, question)
    if (Result.isFailure(selected)) return Result.fail(selected.failure)
    const hasEmail = hasEmailReach(universe.columns)
    const { column, from, ordinal } = selectedSql(selected.success, universe, [
      "ZIP",
      "ROUTE",
      "PHONE",
      "OCCUPANCY",
      "HAS_NAME",
      ...(hasEmail ? [EMAIL_REACH] : []),
    ])
    const [zip, route] = [column("ZIP"), column("ROUTE")]
    const countIf = (condition: string): string => `sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`
    const rows = await session.rows(
      `SELECT ${ordinal} AS AREA, ${zip}, ${route}, count(*),` +
        ` ${countIf(`${column("PHONE")} = ${PHONE.deliverable}`)},` +
        ` ${countIf(`${column("OCCUPANCY")} = ${OCCUPANCY.apartment}`)},` +
        ` ${countIf(`${column("OCCUPANCY")} = ${OCCUPANCY.business}`)},` +
        ` ${countIf(`${column("HAS_NAME")} = 1`)},` +
        ` ${hasEmail ? countIf(`${column(EMAIL_REACH)} = 1`) : "0"}` +
        ` FROM ${from} GROUP BY AREA, ${zip}, ${route}`,
    )
    const parts = Map.groupBy(rows, ([area = 0]) => area)
    const numbers = ZIP_NUMBERS[universe.areas.places.country]
    const { listType } = question.definition
    const units = selected.success.areas.map((area) => detailUnit(listType, area, asked))
    const values = units.includes("carrierRoute")
      ? await valuesByArea(universe, session, selected.success)
      : new Map<number, ReadonlyArray<Values>>()
    const areas = selected.success.areas.map((area, at): PlainAreaDetails => {
      const own = (parts.get(at) ?? []).map(
        ([
          ,
          zipOf = 0,
          routeOf = 0,
          records = 0,
          withPhones = 0,
          apartments = 0,
          businesses = 0,
          ,
          withEmail = 0,
        ]): Part => ({
          zip: zipOf,
          route: routeOf,
          records,
          withPhones,
          apartments,
          businesses,
          withEmail,
        }),
      )
      const unit = units[at] ?? null
      const byCode = unit === null ? [] : [...Map.groupBy(own, (part) => codeOf(numbers, unit, part))]
      const told = values.get(at) ?? []
      const medians = (of: ReadonlyArray<Values>) =>
        unit === "carrierRoute" ? { medians: mediansOf(of) } : {}
      return {
        key: areaKey(area),
        ...sumsOf(own),
        ...medians(told),
        withEmail: own.reduce((all, { withEmail }) => all + withEmail, 0),
        details: byCode
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([code, of]) => ({
            code,
            ...sumsOf(of),
            ...medians(told.filter((one) => unit !== null && codeOf(numbers, unit, one) === code)),
          })),
      }
    })
    return Result.succeed({ areas, named: rows.reduce((sum, [, , , , , , , named = 0]) => sum + named, 0) })
  }, signal)
