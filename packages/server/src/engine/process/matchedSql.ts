import { HOUSEHOLD_FIRST, PHONE } from "../../universe/rows/rowColumns.ts"
import type { AreaNumber, Condition, Selection } from "../selection/Selection.ts"

/** Ordinal of rows that an exclusion takes away: below every area's. */
const TAKEN = -1

type Ordinals = Map<number, number>

const ofKind = (selection: Selection, kind: AreaNumber["kind"]): Ordinals => {
  const ordinals: Ordinals = new Map()
  for (const { code, kind: other } of selection.excluded) if (other === kind) ordinals.set(code, TAKEN)
  for (const [ordinal, area] of selection.areas.entries())
    if (area.kind === kind && !ordinals.has(area.code)) ordinals.set(area.code, ordinal)
  return ordinals
}

/** ZIP Codes that any area lies in, with the ordinal of the ZIP area, null where only a part was chosen. */
const zipsOf = (selection: Selection): ReadonlyMap<number, number | null> => {
  const whole = ofKind(selection, "zip")
  const zips = new Map<number, number | null>()
  for (const { zip } of selection.areas) {
    const ordinal = whole.get(zip) ?? null
    if (ordinal !== TAKEN) zips.set(zip, ordinal)
  }
  return zips
}

const table = (name: string, entries: ReadonlyMap<number, number | null>): string =>
  `(SELECT unnest([${[...entries.keys()].join(",")}]::UINTEGER[]) AS code,
    unnest([${[...entries.values()].map((value) => value ?? "NULL").join(",")}]::INTEGER[]) AS ordinal) AS ${name}`

const conditionSql = (condition: Condition): string =>
  condition.kind === "mask"
    ? `(${condition.column} & ${condition.mask}) <> 0`
    : `(${condition.ranges
        .map(([from, to]) =>
          from === to ? `${condition.column} = ${from}` : `${condition.column} BETWEEN ${from} AND ${to}`,
        )
        .join(" OR ")})`

const householdSql = ({ onlyWithPhones }: Selection): string =>
  `(HOUSEHOLD_FIRST & ${onlyWithPhones ? HOUSEHOLD_FIRST.withPhone : HOUSEHOLD_FIRST.any}) <> 0`

/**
 * The rows that a selection takes, as SQL: `columns` of table `people` and `area`, the position of the first area that
 * contains the row. Every number in it was a number before, and every column comes from the catalogue.
 */
export const matchedSql = (selection: Selection, columns: ReadonlyArray<string>): string => {
  const zips = zipsOf(selection)
  if (zips.size === 0) return `SELECT ${columns.join(", ")}, 0 AS area FROM people WHERE false`
  const joins = [`JOIN ${table("zips", zips)} ON people.ZIP = zips.code`]
  const ordinals = ["zips.ordinal"]
  const parts = [
    { name: "zip4s", on: "people.ZIP4", entries: ofKind(selection, "zip4") },
    { name: "routes", on: "people.ZIP * 5000 + people.ROUTE", entries: ofKind(selection, "carrierRoute") },
  ]
  for (const { entries, name, on } of parts) {
    if (entries.size === 0) continue
    joins.push(`LEFT JOIN ${table(name, entries)} ON ${on} = ${name}.code`)
    ordinals.push(`${name}.ordinal`)
  }
  const conditions = [
    ...selection.conditions.map(conditionSql),
    ...(selection.oneAHousehold ? [householdSql(selection)] : []),
    ...(selection.onlyWithPhones ? [`PHONE = ${PHONE.deliverable}`] : []),
  ]
  const area = ordinals.length === 1 ? ordinals[0] : `least(${ordinals.join(", ")})`
  return `SELECT ${columns.join(", ")}, area FROM (
    SELECT people.*, ${area} AS area FROM people ${joins.join(" ")}
    WHERE ${conditions.length === 0 ? "true" : conditions.join(" AND ")}
  ) WHERE area >= 0`
}
