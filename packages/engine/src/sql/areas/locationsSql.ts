import type { LocationRow } from "@listwright/domain/definition"
import { circle } from "../../bitslice/geography/circle.ts"
import { allSql } from "../balanced.ts"
import type { Dialect } from "../Dialect.ts"
import { pointColumns } from "../wide/wideColumns.ts"
import { distanceSql } from "./distanceSql.ts"
import { double } from "./double.ts"

const { latitude, located, longitude } = pointColumns.standard

/**
 * Returns SQL that tells whether a record is within a location's radius. It tests the location's bounding box first,
 * which is faster than computing a distance.
 */
export const locationSql = (row: LocationRow, sameState: boolean, { text }: Dialect): string => {
  const { east, north, south, west } = circle([row.longitude, row.latitude], row.miles).bounds
  return allSql([
    `${located} = 1`,
    `${latitude} BETWEEN ${double(south)} AND ${double(north)}`,
    `${longitude} BETWEEN ${double(west)} AND ${double(east)}`,
    ...(sameState ? [`STATE = ${text(row.state)}`] : []),
    `${distanceSql([row.longitude, row.latitude], { latitude, longitude })} <= ${double(row.miles)}`,
  ])
}
