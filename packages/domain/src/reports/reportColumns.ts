import type { DemoColumn } from "../audience/attributes/DemoColumn.ts"
import type { TableColumn } from "../counting/questions/AreaTable.ts"
import { binsOf, isBinned } from "../counting/shares/bins.ts"
import type { ReportColumn } from "./TwoDimensionalReport.ts"

/** A range column is told in at most this many bands. */
export const MOST_BANDS = 20

/** A column with more values than this is no column of a report: nobody reads so many. */
const MOST_VALUES = 200

/**
 * How a report shows a column: each value of a list, a range in bands of equal width. null: it cannot, since its values
 * are texts, industries, or too many. `column` has its values.
 */
export const tableColumnOf = (column: DemoColumn): TableColumn | null => {
  const name = column.column
  if (isBinned(column)) {
    const bands = binsOf(column, [], MOST_BANDS).map(({ from, to }) => ({ from, to }))
    return bands.length === 0 ? null : { column: name, bands }
  }
  const { length } = column.inputType === "sic" ? [] : column.values
  return length === 0 || length > MOST_VALUES ? null : { column: name }
}

/** The columns that a two-dimensional report may have, in the source's order. */
export const reportColumnsOf = (columns: ReadonlyArray<DemoColumn>): ReadonlyArray<ReportColumn> =>
  columns.flatMap((column) =>
    tableColumnOf(column) === null ? [] : [{ columnName: column.column, attributeName: column.name }],
  )

/** What the engine is asked for the columns of a report; those that cannot be shown are left out. */
export const askedColumnsOf = (
  columns: ReadonlyArray<DemoColumn>,
  wanted: ReadonlyArray<Pick<ReportColumn, "columnName">>,
): ReadonlyArray<TableColumn> =>
  wanted.flatMap(({ columnName }) => {
    const column = columns.find(({ column: name }) => name === columnName)
    const asked = column === undefined ? null : tableColumnOf(column)
    return asked === null ? [] : [asked]
  })
