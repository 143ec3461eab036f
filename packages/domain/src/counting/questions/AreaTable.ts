import { Schema } from "effect"
import { Range } from "../../definition/Audience.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/**
 * The maximum number of cells in a table of areas by values: about as many as a person can still read in a workbook.
 */
export const MAX_TABLE_CELLS = 500_000

/** The maximum number of columns in one table. */
export const MAX_TABLE_COLUMNS = 500

/**
 * A column of the universe in a table, with each of its values or the given bands. Only columns with ordered values
 * have bands; a record counts in each band that contains its value.
 */
export const AreaTableColumn = Schema.Struct({
  column: Schema.String,
  bands: Schema.optionalKey(Schema.Array(Range)),
})
export type AreaTableColumn = typeof AreaTableColumn.Type

/** The columns that a table shows, and its areas' keys. If the areas are omitted, the table shows all of them. */
export const AreaTableRequest = Schema.Struct({
  columns: Schema.Array(AreaTableColumn).check(
    Schema.isBetweenLength(1, MAX_TABLE_COLUMNS, { message: `must have 1 to ${MAX_TABLE_COLUMNS} columns` }),
  ),
  areas: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type AreaTableRequest = typeof AreaTableRequest.Type

/**
 * The headings of a column in the table: single values, each as a range from itself to itself, or bands. A null comes
 * last and represents unknown values.
 */
export const TableHeadings = Schema.Struct({
  column: Schema.String,
  values: Schema.Array(Schema.NullOr(Range)),
})
export type TableHeadings = typeof TableHeadings.Type

/** An area in the table. */
export const TableArea = Schema.Struct({
  /** The area's key from `areaKey`. */
  key: Schema.String,
  records: Schema.Int,
  /** The numbers of records with each value of each column, in the order of the headings. */
  cells: Schema.Array(Schema.Int),
})
export type TableArea = typeof TableArea.Type

/**
 * The areas broken down by column values. A record belongs to the first chosen area that contains it, so all of the
 * list's areas add up to its total. The figures for a column's values add up to the area's total unless a record may
 * have several values. Values that don't occur in any of the table's areas are omitted; areas without records are
 * included.
 */
export const CountAreaTable = Schema.Struct({
  ...ANSWER_BASIS,
  /** The number of records in the table's areas. */
  total: Schema.Int,
  columns: Schema.Array(TableHeadings),
  /** The areas in the definition's order. */
  areas: Schema.Array(TableArea),
})
export type CountAreaTable = typeof CountAreaTable.Type
