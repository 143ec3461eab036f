import { csvLine } from "../../shared/csvLine.ts"
import type { FailedRow } from "./AddressRow.ts"

/**
 * Builds a CSV file of the omitted rows for the user to fix and upload again: the original columns, then each row's
 * line number and the reason why it was left out. Escapes cells so they can't run as formulas.
 */
export const failedRowsCsv = (columns: ReadonlyArray<string>, failed: ReadonlyArray<FailedRow>): string =>
  [
    csvLine([...columns, "Line", "Reason"]),
    ...failed.map(({ cells, line, reason }) => {
      const own = columns.map((_, at) => cells[at] ?? "")
      return csvLine([...own, String(line), reason])
    }),
  ].join("")
