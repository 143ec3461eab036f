import { csvLine } from "../../shared/csvLine.ts"
import type { FailedRow } from "./AddressRow.ts"

/**
 * The rows that were left out as a CSV file to mend and upload again: their own columns, then the line that each has in the
 * file, and why it was left out. No cell runs as a formula.
 */
export const failedRowsCsv = (columns: ReadonlyArray<string>, failed: ReadonlyArray<FailedRow>): string =>
  [
    csvLine([...columns, "Line", "Reason"]),
    ...failed.map(({ cells, line, reason }) => {
      const own = columns.map((_, at) => cells[at] ?? "")
      return csvLine([...own, String(line), reason])
    }),
  ].join("")
