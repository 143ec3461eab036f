import {
  type Area,
  areaCode,
  areaKey,
  type ColumnCriterion,
  FLAG_VALUE,
  isColumnCriterion,
  isPostalArea,
  type ListDefinition,
  type PostalArea,
} from "@listwright/domain/definition"
import { consumerColumns } from "../src/catalog/consumerColumns.ts"

/** A row as plain values: numbers of the people file, and the name in full. */
export type Row = Readonly<Record<string, unknown>>

const number = (row: Row, name: string): number => Number(row[name])
const zipOf = (row: Row): string => String(row["ZIP"]).padStart(5, "0")

const routeOf = (row: Row): string => {
  const code = number(row, "ROUTE")
  return `${"BCGHR"[Math.floor(code / 1000)]}${String(code % 1000).padStart(3, "0")}`
}

export const codeOf = (row: Row, kind: PostalArea["kind"]): string =>
  kind === "zip"
    ? zipOf(row)
    : kind === "zip4"
      ? String(row["ZIP4"]).padStart(9, "0")
      : `${zipOf(row)}${routeOf(row)}`

const contains = (area: Area, row: Row): boolean =>
  isPostalArea(area) && areaCode(area) === codeOf(row, area.kind)

/** Tells whether a row satisfies a criterion, by the specification of its input format. */
const satisfies = (row: Row, criterion: ColumnCriterion): boolean => {
  const stored = consumerColumns.find(({ column }) => column.column === criterion.column)
  if (stored === undefined || criterion.kind === "industries") throw new Error(criterion.column)
  const { column } = stored
  const value = number(row, column.column)
  const positions = (values: ReadonlyArray<string>) =>
    values.map((wanted) => column.values.findIndex((known) => known.value === wanted))
  if (column.inputType === "radio" || column.inputType === "list") {
    const wanted = positions(criterion.kind === "values" ? criterion.values : [])
    return stored.encoding === "flags"
      ? wanted.some((bit) => Math.floor(value / 2 ** bit) % 2 === 1)
      : wanted.some((position) => value === position + 1)
  }
  const ranges =
    criterion.kind === "ranges"
      ? criterion.ranges
      : criterion.values.map((same) => ({ from: same, to: same }))
  return ranges.some(({ from, to }) => {
    if (column.inputType === "string") {
      const name = String(row["LAST_NAME"]).toUpperCase()
      return name >= from.toUpperCase() && name.slice(0, to.length) <= to.toUpperCase()
    }
    if (value === 0) return false
    if (column.inputType === "monthYear") {
      const key = (text: string) => `${text.slice(2)}${text.slice(0, 2)}`
      return String(value) >= key(from) && String(value) <= key(to)
    }
    return value >= Number(from) && value <= Number(to)
  })
}

/** Selects the rows of a definition by looking at every row; returns them by the key of their area. */
export const bruteForce = (
  rows: ReadonlyArray<Row>,
  definition: ListDefinition,
): ReadonlyMap<string, ReadonlyArray<Row>> => {
  const { areas, audience, phoneOption } = definition
  const included = areas.filter(({ excluded }) => !excluded)
  const selected = new Map<string, Array<Row>>(included.map((area) => [areaKey(area), []]))
  const households = new Set<string>()
  const criteria: ReadonlyArray<ReadonlyArray<ColumnCriterion>> = [
    ...Map.groupBy(audience.criteria.filter(isColumnCriterion), ({ column }) => column).values(),
    ...audience.criteria.flatMap((one) =>
      one.kind === "flags"
        ? [one.columns.map((column) => ({ kind: "values", column, values: [FLAG_VALUE] }) as const)]
        : [],
    ),
  ]
  for (const row of rows) {
    if (areas.some((area) => area.excluded && contains(area, row))) continue
    const first = included.find((area) => contains(area, row))
    if (first === undefined) continue
    if (phoneOption === "onlyWithPhones" && row["PHONE"] !== 1) continue
    if (audience.unit === "allHouseholds") {
      const household = `${number(row, "ZIP")} ${number(row, "HOUSEHOLD")}`
      if (households.has(household)) continue
      households.add(household)
    } else if (!criteria.every((alternatives) => alternatives.some((criterion) => satisfies(row, criterion))))
      continue
    selected.get(areaKey(first))?.push(row)
  }
  return selected
}
