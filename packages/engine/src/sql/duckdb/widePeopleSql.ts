import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import { NO_ROUTE } from "../../format/rows/routeCode.ts"
import { wideColumns } from "../wide/wideColumns.ts"
import { duckDbDialect } from "./duckDbDialect.ts"

/** Returns SQL equivalent to `toDegrees`. */
const degrees = (held: string): string => `(${held})::DOUBLE / 1e7`

/** Returns SQL for unit centers: see `UnitRows`. */
const centers = (unit: "ZIP4" | "ROUTE"): string => {
  const middle = (side: string): string => {
    const others = "FILTER (STRAY = 0)"
    return `coalesce((min(${side}) ${others}::DOUBLE + max(${side}) ${others}) / 2e0, arg_min(${side}, ROW_ID)::DOUBLE)`
  }
  return `(SELECT ZIP, ${unit}, ${middle("EAST")} AS EAST, ${middle("NORTH")} AS NORTH
    FROM held JOIN row_places USING (ROW_ID) WHERE EAST <> ${UNKNOWN_COORDINATE} GROUP BY ZIP, ${unit})`
}

/** The SQL conditions for records without a unit of this type: see `buildPeopleColumns`. */
const WITHOUT = { ZIP4: "held.ZIP4 % 10000 = 0", ROUTE: `held.ROUTE = ${NO_ROUTE}` } as const

const unitPoint = (unit: "ZIP4" | "ROUTE", table: string): ReadonlyArray<string> => [
  `CASE WHEN ${WITHOUT[unit]} THEN 2 WHEN ${table}.EAST IS NULL THEN 0 ELSE 1 END AS ${unit}_LOCATED`,
  `coalesce(${degrees(`${table}.EAST`)}, 0e0) AS ${unit}_LONGITUDE`,
  `coalesce(${degrees(`${table}.NORTH`)}, 0e0) AS ${unit}_LATITUDE`,
]

/**
 * Returns SQL that creates the table `people` from the tables `held` (the columns of the people files), `row_places`,
 * and `zips`.
 */
export const widePeopleSql = (columns: ReadonlyArray<StoredColumn>): string => {
  const isKnown = `row_places.EAST <> ${UNKNOWN_COORDINATE}`
  const made = [
    ...["ROW_ID", "ZIP", "ZIP4", "ROUTE", "HOUSEHOLD", "PHONE"].map((name) => `held.${name} AS ${name}`),
    "row_places.PERSON_KEY AS PERSON_KEY",
    "row_places.OCCUPANCY AS OCCUPANCY",
    "row_places.NAMED AS HAS_NAME",
    "held.ZIP // 100 AS SCF",
    "held.ZIP * 5000 + held.ROUTE AS ZIP_ROUTE",
    ...["CITY", "COUNTY", "STATE", "DISTRICTS"].map((name) => `zips.${name} AS ${name}`),
    `CASE WHEN ${isKnown} THEN 1 ELSE 0 END AS LOCATED`,
    `CASE WHEN ${isKnown} THEN ${degrees("row_places.EAST")} ELSE 0e0 END AS LONGITUDE`,
    `CASE WHEN ${isKnown} THEN ${degrees("row_places.NORTH")} ELSE 0e0 END AS LATITUDE`,
    ...unitPoint("ZIP4", "zip4s"),
    ...unitPoint("ROUTE", "routes"),
    ...["LOCATED", "LONGITUDE", "LATITUDE"].map((name) => `zips.${name} AS ZIP_${name}`),
    ...columns.flatMap(columnParts).map((part) => `held.${part} AS ${part}`),
  ]
  const { types } = duckDbDialect
  const ordered = wideColumns(columns).map(({ name, type }) => `${name}::${types[type]} AS ${name}`)
  return `CREATE TABLE people AS SELECT ${ordered.join(", ")} FROM (
    SELECT ${made.join(", ")} FROM held JOIN row_places USING (ROW_ID) JOIN zips USING (ZIP)
    LEFT JOIN ${centers("ZIP4")} AS zip4s USING (ZIP, ZIP4)
    LEFT JOIN ${centers("ROUTE")} AS routes USING (ZIP, ROUTE)
  ) ORDER BY ROW_ID`
}
