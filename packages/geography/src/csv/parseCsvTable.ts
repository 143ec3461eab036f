import { Result } from "effect"
import type { RefusedRow } from "../reference/ReferenceErrors.ts"
import { csvRows } from "./csvRows.ts"

/** A row's requested cells, in the order in which the columns were requested, trimmed. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

export interface CsvTable {
  readonly records: ReadonlyArray<CsvRecord>
  readonly refused: ReadonlyArray<RefusedRow>
}

/** Normalizes a column name, so that 'CBSA Code' and 'cbsacode' are the same column. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

const placeOf = (head: ReadonlyArray<string>, column: string): number => {
  const exact = head.indexOf(column)
  return exact >= 0 ? exact : head.findIndex((cell) => cell.startsWith(column))
}

/**
 * Reads the rows of CSV text whose first row names the columns, in any order and possibly among others. `columns` lists
 * the requested columns by the lowercase letters and digits with which their names begin in all such files. Fails with
 * the reason if a column is missing.
 */
export const parseCsvTable = (
  text: string,
  columns: ReadonlyArray<string>,
): Result.Result<CsvTable, string> => {
  const rows = csvRows(text)
  const first = rows.next()
  if (first.done === true) return Result.fail("it is empty")
  if ("problem" in first.value) return Result.fail(`line ${first.value.line} ${first.value.problem}`)
  const head = first.value.cells.map(plain)
  const missing = columns.filter((column) => placeOf(head, column) < 0)
  if (missing.length > 0) {
    return Result.fail(`its first row must name the columns; it is missing ${missing.join(", ")}`)
  }
  const places = columns.map((column) => placeOf(head, column))
  const records: Array<CsvRecord> = []
  const refused: Array<RefusedRow> = []
  for (const row of rows) {
    if ("problem" in row) refused.push({ line: row.line, reason: row.problem })
    else if (row.cells.length !== head.length) {
      const reason = `has ${row.cells.length} cells, but the first row has ${head.length}`
      refused.push({ line: row.line, reason })
    } else records.push({ line: row.line, cells: places.map((place) => row.cells[place]?.trim() ?? "") })
  }
  return Result.succeed({ records, refused })
}
