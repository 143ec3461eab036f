import type { SuppressionSource } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { NO_ROUTE } from "../../format/rows/routeCode.ts"
import { PHONE } from "../../format/rows/rowColumns.ts"
import type { CodeSet } from "../../question/CodeSet.ts"
import type { RowCondition } from "../../question/rowConditions.ts"
import { type Condition, toStoredRanges } from "../../question/createCondition.ts"
import { OCCUPANCY } from "../wide/wideColumns.ts"
import { anyConditionSql } from "../joinBalanced.ts"
import type { Dialect } from "../Dialect.ts"

/** The tables with the people in each source; a source without people has no table. */
export type SuppressedTables = ReadonlyMap<SuppressionSource, string>

/** Returns an SQL condition that's true if any part of a record's code is in a set. */
const anyPartIn = (stored: StoredColumn, set: CodeSet): string => {
  const ranges = toStoredRanges(stored, set)
  return anyConditionSql(
    columnParts(stored).flatMap((part) => ranges.map(([from, to]) => `${part} BETWEEN ${from} AND ${to}`)),
  )
}

const criterion = (asked: Condition, { sharesBit }: Dialect): string => {
  const { stored } = asked
  switch (asked.kind) {
    case "codes":
      return anyPartIn(stored, asked.set)
    case "flags":
      return sharesBit(stored.column.column, asked.mask)
    case "industries":
      return `(${anyPartIn(stored, asked.added)} AND NOT (${anyPartIn(stored, asked.omitted)}))`
  }
}

/** The conditions for types of routes, as in `routeDeliveryType`. */
const ROUTES = {
  carrierRoutes: `(ROUTE = ${NO_ROUTE} OR ROUTE BETWEEN 1000 AND 1999)`,
  poBoxes: "(ROUTE BETWEEN 1 AND 999 OR ROUTE BETWEEN 2000 AND 2999)",
  ruralRoutes: "ROUTE >= 3000",
} as const

/** The conditions for types of addresses, as in `OCCUPANCY`. */
const TARGETS = {
  homes: `OCCUPANCY = ${OCCUPANCY.home}`,
  apartments: `OCCUPANCY = ${OCCUPANCY.apartment}`,
  businesses: `OCCUPANCY = ${OCCUPANCY.business}`,
} as const

const occupant = ({ routes, targets }: NonNullable<CanonicalDefinition["occupant"]>): string =>
  `(${anyConditionSql(targets.map((target) => TARGETS[target]))} AND ${anyConditionSql(routes.map((route) => ROUTES[route]))})`

/** Returns an SQL condition that's true if a source contains a row's person. */
export const isInSourceSql = (
  { isIn }: Dialect,
  suppressed: SuppressedTables,
  source: SuppressionSource,
): string => {
  const table = suppressed.get(source)
  return table === undefined ? "1 = 0" : isIn(["PERSON_KEY"], table)
}

/** Returns an SQL condition that's true if a row satisfies a condition. */
export const conditionSql = (
  condition: RowCondition,
  dialect: Dialect,
  suppressed: SuppressedTables,
): string => {
  switch (condition.kind) {
    case "criterion":
      return criterion(condition.condition, dialect)
    case "flags":
      return `(${anyConditionSql(condition.any.map((one) => criterion(one, dialect)))})`
    case "occupant":
      return occupant(condition.options)
    case "phone":
      return `PHONE = ${PHONE.deliverable}`
    case "email":
      return condition.condition === null ? "1 = 0" : criterion(condition.condition, dialect)
    case "suppression":
      return `NOT (${isInSourceSql(dialect, suppressed, condition.source)})`
  }
}
