import type { ClosestArea } from "@listwright/domain/definition"
import { distanceSql } from "../areas/distanceSql.ts"
import type { Dialect } from "../Dialect.ts"
import { pointColumns } from "../wide/wideColumns.ts"

type Closest = typeof ClosestArea.Type

/** The rows that satisfy all conditions, and the area that each is assigned to so far. */
export interface Candidates {
  readonly people: string
  readonly where: string
  readonly ordinal: string
}

/**
 * Returns SQL for the nearest of the rows not assigned to an earlier area, as PERSON_KEY, ZIP, and HOUSEHOLD; `at` is
 * the area's position.
 */
export const nearestIndividuals = (
  { latitude, longitude, quantity }: Closest,
  at: number,
  { ordinal, people, where }: Candidates,
): string => {
  const miles = distanceSql([longitude, latitude], pointColumns.standard)
  return (
    `SELECT PERSON_KEY, ZIP, HOUSEHOLD FROM ${people} WHERE ${where} AND LOCATED = 1 AND ${ordinal} > ${at}` +
    ` ORDER BY ${miles}, PERSON_KEY LIMIT ${quantity}`
  )
}

/**
 * Returns SQL for the nearest of the households without a row in an earlier area, each represented by its first row
 * with a location, by person key.
 */
export const nearestHouseholds = (
  { latitude, longitude, quantity }: Closest,
  at: number,
  { ordinal, people, where }: Candidates,
  { leastWhere, ofLeastWhere }: Dialect,
): string => {
  const located = "LOCATED = 1"
  const miles = distanceSql([longitude, latitude], { latitude: "FIRST_NORTH", longitude: "FIRST_EAST" })
  const rows =
    "SELECT PERSON_KEY, ZIP, HOUSEHOLD, LOCATED, LONGITUDE, LATITUDE," +
    ` ${ordinal} AS ORDINAL FROM ${people} WHERE ${where}`
  const households =
    `SELECT ZIP, HOUSEHOLD, min(ORDINAL) AS EARLIEST, max(LOCATED) AS ANY_LOCATED,` +
    ` ${leastWhere("PERSON_KEY", located)} AS FIRST_KEY,` +
    ` ${ofLeastWhere("LONGITUDE", "PERSON_KEY", located)} AS FIRST_EAST,` +
    ` ${ofLeastWhere("LATITUDE", "PERSON_KEY", located)} AS FIRST_NORTH` +
    ` FROM (${rows}) AS candidates GROUP BY ZIP, HOUSEHOLD`
  return (
    `SELECT FIRST_KEY AS PERSON_KEY, ZIP, HOUSEHOLD FROM (${households}) AS households` +
    ` WHERE EARLIEST > ${at} AND ANY_LOCATED = 1 ORDER BY ${miles}, FIRST_KEY LIMIT ${quantity}`
  )
}
