import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"
import { groupBy } from "../../shared/groupBy.ts"
import type { BreakdownRow, CrossTabCell } from "../questions/Breakdown.ts"
import { compareValues, isOrdered } from "./isWithinRange.ts"
import { type UniverseRecord, recordValues } from "./UniverseRecord.ts"

type Records = ReadonlyArray<UniverseRecord>

const compareOf = ({ inputType, values }: Attribute): ((a: string, b: string) => number) => {
  if (isOrdered(inputType)) return (a, b) => compareValues(inputType, a, b)
  if (INPUT_TYPES[inputType].entry === "industries") return compareStrings
  const place = new Map(values.map(({ value }, at) => [value, at]))
  return (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)
}

/**
 * Groups records by each value that occurs, in the column's list order or ascending; records without a value come last.
 */
const byValue = (records: Records, column: Attribute): ReadonlyArray<readonly [string | null, Records]> => {
  const compare = compareOf(column)
  const pairs = records.flatMap((record) => recordValues(record, column).map((value) => ({ record, value })))
  const known = [...groupBy(pairs, ({ value }) => value)]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([value, own]) => [value, own.map(({ record }) => record)] as const)
  const unknown = records.filter((record) => recordValues(record, column).length === 0)
  return unknown.length === 0 ? known : [...known, [null, unknown]]
}

/**
 * Breaks down the selected records by a column's values, skipping values without records. The rows add up to the total
 * if each record has at most one value; a record with several values counts in each of their rows.
 */
export const breakdown = (records: Records, column: Attribute): ReadonlyArray<BreakdownRow> =>
  byValue(records, column).map(([value, own]) => ({ value, records: own.length }))

/**
 * Breaks down the selected records by the values of two columns, skipping pairs without records. Cells are ordered by
 * row first.
 */
export const crossTab = (
  records: Records,
  rows: Attribute,
  columns: Attribute,
): ReadonlyArray<CrossTabCell> =>
  byValue(records, rows).flatMap(([row, own]) =>
    breakdown(own, columns).map(({ records: count, value }) => ({ row, column: value, records: count })),
  )
