import { Schema } from "effect"
import { Range } from "../../definition/Audience.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** The most cells that a table of areas by values may have: about as many as a person can still read in a workbook. */
export const MAX_TABLE_CELLS = 500_000

/** Columns of the universe that one table may show. */
export const MAX_TABLE_COLUMNS = 500

/**
 * A column of the universe in a table: each of its values, or the bands that are given. Only columns whose values have an
 * order have bands; a record counts in each band that contains its value.
 */
export const TableColumn = Schema.Struct({
  column: Schema.String,
  bands: Schema.optionalKey(Schema.Array(Range)),
})
export type TableColumn = typeof TableColumn.Type

/** The columns that a table shows, and its areas by their keys. Without areas, it shows them all. */
export const AskedAreaTable = Schema.Struct({
  columns: Schema.Array(TableColumn).check(
    Schema.isBetweenLength(1, MAX_TABLE_COLUMNS, { message: `must have 1 to ${MAX_TABLE_COLUMNS} columns` }),
  ),
  areas: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type AskedAreaTable = typeof AskedAreaTable.Type

/**
 * The headings of a column in the table: single values, each as a range from itself to itself, or bands. A null comes
 * last and means an unknown value.
 */
export const TableHeadings = Schema.Struct({
  column: Schema.String,
  values: Schema.Array(Schema.NullOr(Range)),
})
export type TableHeadings = typeof TableHeadings.Type

/** An area of the table. */
export const TableArea = Schema.Struct({
  /** The area's key from `areaKey`. */
  key: Schema.String,
  records: Schema.Int,
  /** Records of each value of each column, in the order of the headings. */
  cells: Schema.Array(Schema.Int),
})
export type TableArea = typeof TableArea.Type

/**
 * Areas by values of columns. A record belongs to the first chosen area that contains it, so the areas of the whole list sum to
 * it. The values of a column sum to its area unless a record may have several. Values that no area of the table has are left
 * out, areas without records are not.
 */
export const CountAreaTable = Schema.Struct({
  ...TRUE_OF,
  /** Records of the areas in the table. */
  total: Schema.Int,
  columns: Schema.Array(TableHeadings),
  /** In the order of the definition. */
  areas: Schema.Array(TableArea),
})
export type CountAreaTable = typeof CountAreaTable.Type
