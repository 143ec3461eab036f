import type { SelectionRefusal } from "@listwright/domain/counting"
import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { valueCount } from "./columnValues.ts"

/** The maximum number of cells in a cross table; more would delay other users and be too many to read. */
const MAX_CELLS = 20_000

/** The maximum number of values in a breakdown, including the unknown value; enough for all last names. */
const MAX_VALUES = 250_000

const named = (
  columns: ReadonlyArray<StoredColumn>,
  name: string,
): Result.Result<StoredColumn, SelectionRefusal> => {
  const stored = columns.find(({ column }) => column.column === name)
  return stored === undefined ? Result.fail({ _tag: "ColumnUnknown", column: name }) : Result.succeed(stored)
}

/** Returns the universe's column to break down. */
export const findBreakdownColumn = (
  columns: ReadonlyArray<StoredColumn>,
  name: string,
): Result.Result<StoredColumn, SelectionRefusal> =>
  Result.filterOrFail(
    named(columns, name),
    (stored) => canBreakDown(stored),
    (stored): SelectionRefusal => ({
      _tag: "ColumnTooWide",
      column: name,
      values: valueCount(stored),
      most: MAX_VALUES,
    }),
  )

/** Returns whether a column has few enough values for a breakdown. */
export const canBreakDown = (stored: StoredColumn): boolean => valueCount(stored) <= MAX_VALUES

/** Returns the two columns of a cross table, first down and then across. */
export const findCrossTabColumns = (
  stored: ReadonlyArray<StoredColumn>,
  rows: string,
  columns: string,
): Result.Result<readonly [down: StoredColumn, across: StoredColumn], SelectionRefusal> =>
  Result.filterOrFail(
    Result.all([named(stored, rows), named(stored, columns)]),
    ([down, across]) => valueCount(down) * valueCount(across) <= MAX_CELLS,
    (): SelectionRefusal => ({ _tag: "TableTooLarge", rows, columns, most: MAX_CELLS }),
  )
