import type { Attribute } from "../audience/attributes/Attribute.ts"
import { mostUsedColumns } from "../audience/attributes/mostUsed.ts"
import { rangeLabel } from "../audience/attributes/rangeLabel.ts"
import type { BreakdownRow, CountBreakdown } from "../counting/questions/Breakdown.ts"
import { buildBins, canBeBinned } from "../counting/shares/bins.ts"
import type { Table, TableDownload } from "../saved-lists/tables/Table.ts"

/**
 * Returns the demographic whose column a URL specifies, or the most commonly used one if it doesn't specify a column;
 * null if the source has no such column.
 */
export const findRequestedAttribute = <Column extends { readonly column: string }>(
  demo: string,
  columns: ReadonlyArray<Column>,
): Column | null => {
  const name = demo.trim().toUpperCase()
  const found =
    name === "" ? (mostUsedColumns(columns)[0] ?? columns[0]) : columns.find(({ column }) => column === name)
  return found ?? null
}

/** A value, or a band of values, in a breakdown, with its label. */
export interface BreakdownLine {
  /** A key that is unique among the lines. */
  readonly key: string
  readonly label: string
  readonly records: number
  /** The share of all records, 0 to 1. */
  readonly share: number
  /** The length of the line's bar, 0 to 1, relative to the line with the most records. */
  readonly length: number
}

/** A breakdown as a table. */
export interface BreakdownTable {
  readonly lines: ReadonlyArray<BreakdownLine>
  /** True if the lines add up to the list's total; they don't if a record may have several values. */
  readonly isSum: boolean
}

/** The label for records without a value. */
export const UNKNOWN_LABEL = "Not known"

/** The maximum number of values that are shown individually; a range with more is shown in bands. */
const MAX_VALUES = 20

type Told = Pick<BreakdownLine, "key" | "label" | "records">

const valuesTold = ({ inputType, values }: Attribute, rows: ReadonlyArray<BreakdownRow>): Array<Told> => {
  const names = new Map(values.map(({ name, value }) => [value, name]))
  return rows.flatMap(({ records, value }) =>
    value === null
      ? []
      : [
          {
            key: value,
            label: names.get(value) ?? rangeLabel(inputType, { from: value, to: value }),
            records,
          },
        ],
  )
}

const bandsTold = (column: Attribute, rows: ReadonlyArray<BreakdownRow>): Array<Told> =>
  buildBins(column, rows, MAX_VALUES).flatMap(({ from, records, to }) =>
    records === 0
      ? []
      : [{ key: `${from}~${to}`, label: rangeLabel(column.inputType, { from, to }), records }],
  )

/**
 * Builds a breakdown with the names of the column's values, in order, with unknown last. A range with many values is
 * grouped into bands of equal width. `column` defines the values.
 */
export const breakdownTable = (
  column: Attribute,
  { rows, total }: Pick<CountBreakdown, "rows" | "total">,
): BreakdownTable => {
  const known = rows.filter(({ value }) => value !== null)
  const isBanded = canBeBinned(column) && known.length > MAX_VALUES
  const told = isBanded ? bandsTold(column, known) : valuesTold(column, known)
  const unknown = rows.filter(({ value }) => value === null)
  const all = [...told, ...unknown.map(({ records }) => ({ key: "", label: UNKNOWN_LABEL, records }))]
  const longest = Math.max(1, ...all.map(({ records }) => records))
  return {
    lines: all.map((line) => ({
      ...line,
      share: total === 0 ? 0 : line.records / total,
      length: line.records / longest,
    })),
    isSum: all.reduce((sum, { records }) => sum + records, 0) === total,
  }
}

/** Converts a breakdown to tables for download. `name` is the attribute's name; `today` is an ISO date. */
export const breakdownTables = (
  { isSum, lines }: BreakdownTable,
  { name, today, total }: { readonly name: string; readonly today: string; readonly total: number },
): TableDownload => {
  const table: Table = {
    name: "Breakdown",
    columns: [
      { title: name, kind: "text" },
      { title: "Records", kind: "records" },
      { title: "Share", kind: "share" },
    ],
    rows: [
      ...lines.map(({ label, records, share }) => [label, records, share]),
      ["Total", total, isSum ? 1 : null],
    ],
    hasTotal: true,
    barsOf: 1,
  }
  return { title: `Breakdown by ${name}`, fileName: `breakdown-${today}`, sheets: [table], whole: table }
}
