import type { Attribute } from "../audience/attributes/Attribute.ts"
import type { AreaTableColumn } from "../counting/questions/AreaTable.ts"
import { buildBins, canBeBinned } from "../counting/shares/bins.ts"
import type { ReportColumn } from "./TwoDimensionalReport.ts"

/** The maximum number of bands that a range column is split into. */
export const MAX_BANDS = 20

/**
 * The maximum number of values in a report column; a column with more isn't offered, because it would be unreadable.
 */
const MAX_VALUES = 200

/**
 * Returns how a report shows a column: each value individually, or a range in bands of equal width. Returns null if the
 * column can't be shown because its values are text or industries, or because there are too many. `column` includes its
 * values.
 */
export const toAreaTableColumn = (column: Attribute): AreaTableColumn | null => {
  const name = column.column
  if (canBeBinned(column)) {
    const bands = buildBins(column, [], MAX_BANDS).map(({ from, to }) => ({ from, to }))
    return bands.length === 0 ? null : { column: name, bands }
  }
  const { length } = column.inputType === "sic" ? [] : column.values
  return length === 0 || length > MAX_VALUES ? null : { column: name }
}

/** Returns the columns available for a two-dimensional report, in the source's order. */
export const availableReportColumns = (columns: ReadonlyArray<Attribute>): ReadonlyArray<ReportColumn> =>
  columns.flatMap((column) =>
    toAreaTableColumn(column) === null ? [] : [{ columnName: column.column, attributeName: column.name }],
  )

/** Returns the columns to request from the engine for a report, omitting those that can't be shown. */
export const requestedTableColumns = (
  columns: ReadonlyArray<Attribute>,
  wanted: ReadonlyArray<Pick<ReportColumn, "columnName">>,
): ReadonlyArray<AreaTableColumn> =>
  wanted.flatMap(({ columnName }) => {
    const column = columns.find(({ column: name }) => name === columnName)
    const asked = column === undefined ? null : toAreaTableColumn(column)
    return asked === null ? [] : [asked]
  })
