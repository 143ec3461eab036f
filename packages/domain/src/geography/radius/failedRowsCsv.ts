import { csvLine } from "../../shared/csvLine.ts"
import type { FailedRow } from "./AddressRow.ts"

/**
 * Writes the rows that were left out as a CSV file to fix and upload again: the original columns, then each row's line
 * in the file and the reason it was left out. Cells can't run as formulas.
 */
export const failedRowsCsv = (columns: ReadonlyArray<string>, failed: ReadonlyArray<FailedRow>): string =>
  [
    csvLine([...columns, "Line", "Reason"]),
    ...failed.map(({ cells, line, reason }) => {
      const own = columns.map((_, at) => cells[at] ?? "")
      return csvLine([...own, String(line), reason])
    }),
  ].join("")
