import type { LocationRow } from "@listwright/domain/definition"
import { circle } from "../../bitslice/geography/circle.ts"
import { allConditionsSql } from "../joinBalanced.ts"
import type { Dialect } from "../Dialect.ts"
import { pointColumns } from "../wide/wideColumns.ts"
import { distanceSql } from "./distanceSql.ts"
import { doubleLiteral } from "./doubleLiteral.ts"

const { latitude, located, longitude } = pointColumns.standard

/**
 * Returns an SQL condition that's true if a record is within a location's radius. It tests the location's bounding box
 * first, which is faster than computing a distance.
 */
export const locationSql = (row: LocationRow, sameState: boolean, { text }: Dialect): string => {
  const { east, north, south, west } = circle([row.longitude, row.latitude], row.miles).bounds
  return allConditionsSql([
    `${located} = 1`,
    `${latitude} BETWEEN ${doubleLiteral(south)} AND ${doubleLiteral(north)}`,
    `${longitude} BETWEEN ${doubleLiteral(west)} AND ${doubleLiteral(east)}`,
    ...(sameState ? [`STATE = ${text(row.state)}`] : []),
    `${distanceSql([row.longitude, row.latitude], { latitude, longitude })} <= ${doubleLiteral(row.miles)}`,
  ])
}
