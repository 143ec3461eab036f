import type { SelectionRefused } from "@listwright/domain"
import { Result } from "effect"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import { valuesOfColumn } from "./columnValues.ts"

/** Cells that a cross table may have: more would keep everybody else waiting, and nobody reads them. */
const MOST_CELLS = 20_000

/** The column of a universe that a question names. */
export const askedColumn = (
  columns: ReadonlyArray<StoredColumn>,
  name: string,
): Result.Result<StoredColumn, SelectionRefused> => {
  const stored = columns.find(({ column }) => column.column === name)
  return stored === undefined ? Result.fail({ _tag: "ColumnUnknown", column: name }) : Result.succeed(stored)
}

/** The two columns of a cross table: down, then across. */
export const askedTable = (
  stored: ReadonlyArray<StoredColumn>,
  rows: string,
  columns: string,
): Result.Result<readonly [down: StoredColumn, across: StoredColumn], SelectionRefused> =>
  Result.filterOrFail(
    Result.all([askedColumn(stored, rows), askedColumn(stored, columns)]),
    ([down, across]) => valuesOfColumn(down).length * valuesOfColumn(across).length <= MOST_CELLS,
    (): SelectionRefused => ({ _tag: "TableTooLarge", rows, columns, most: MOST_CELLS }),
  )
