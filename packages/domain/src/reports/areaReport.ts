import type { Attribute } from "../audience/attributes/Attribute.ts"
import { rangeLabel } from "../audience/attributes/rangeLabel.ts"
import type { CountAreaTable, TableHeadings } from "../counting/questions/AreaTable.ts"
import type { Range } from "../definition/Audience.ts"
import type { Table, TableDownload } from "../saved-lists/tables/Table.ts"
import { UNKNOWN_LABEL } from "./breakdownReport.ts"

/** An attribute in a two-dimensional report, with labels for its values. */
export interface ReportAttribute {
  readonly column: string
  readonly name: string
  readonly labels: ReadonlyArray<string>
}

/** An area in the report. */
export interface ReportRow {
  /** The area's key from `areaKey`. */
  readonly key: string
  readonly name: string
  readonly records: number
  /** The counts for the labels of all attributes, in order. */
  readonly cells: ReadonlyArray<number>
}

/** A two-dimensional report: areas as rows, attribute values as columns. */
export interface AreaReport {
  readonly attributes: ReadonlyArray<ReportAttribute>
  readonly rows: ReadonlyArray<ReportRow>
  readonly total: Pick<ReportRow, "records" | "cells">
}

/** The maximum number of report rows shown on a screen; the file contains all rows. */
export const MAX_VISIBLE_ROWS = 200

const labelOf = ({ inputType, values }: Attribute, value: Range | null): string => {
  if (value === null) return UNKNOWN_LABEL
  const named = values.find((known) => known.value === value.from)?.name
  return named ?? rangeLabel(inputType, value)
}

const attributeOf = (columns: ReadonlyArray<Attribute>, { column, values }: TableHeadings) => {
  const known = columns.find((one) => one.column === column)
  return {
    column,
    name: known?.name ?? column,
    labels: values.map((value) =>
      known === undefined ? (value?.from ?? UNKNOWN_LABEL) : labelOf(known, value),
    ),
  }
}

/** Builds a table of areas with labels and totals. `nameOf` returns an area's name by its key. */
export const areaReport = (
  columns: ReadonlyArray<Attribute>,
  { areas, columns: headings, total }: Pick<CountAreaTable, "areas" | "columns" | "total">,
  nameOf: (key: string) => string,
): AreaReport => {
  const sums = headings.flatMap(({ values }) => values).map(() => 0)
  for (const { cells } of areas)
    for (const [at, records] of cells.entries()) sums[at] = (sums[at] ?? 0) + records
  return {
    attributes: headings.map((heading) => attributeOf(columns, heading)),
    rows: areas.map(({ cells, key, records }) => ({ key, name: nameOf(key), records, cells })),
    total: { records: total, cells: sums },
  }
}

/** Returns a cell's share of its area's records, 0 to 1, which determines its color; 0 for an area without records. */
export const cellHeat = ({ records }: Pick<ReportRow, "records">, cell: number): number =>
  records === 0 ? 0 : Math.min(1, cell / records)

/** Converts the report to a table with a single heading row, with headings such as 'Age: 18 to 24'. */
const plainTable = ({ attributes, rows, total }: AreaReport, name: string): Table => ({
  name,
  columns: [
    { title: "Area", kind: "text" },
    { title: "Records", kind: "records" },
    ...attributes.flatMap((attribute) =>
      attribute.labels.map((label) => ({ title: `${attribute.name}: ${label}`, kind: "records" as const })),
    ),
  ],
  rows: [
    ...rows.map(({ cells, name: area, records }) => [area, records, ...cells]),
    ["Total", total.records, ...total.cells],
  ],
  hasTotal: true,
  barsOf: 1,
})

/** Converts a name to a file name that contains only letters, digits, and hyphens. */
const fileNameOf = (name: string): string =>
  name
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60)

/** Converts the report to tables for download. `today` is an ISO date. */
export const areaReportTables = (report: AreaReport, name: string, today: string): TableDownload => {
  const table = plainTable(report, "Areas")
  return {
    title: name,
    fileName: [fileNameOf(name), today].filter((part) => part !== "").join("-"),
    sheets: [table],
    whole: table,
  }
}
