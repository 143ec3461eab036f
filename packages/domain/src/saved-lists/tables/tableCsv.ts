import { csvLine } from "../../shared/csvLine.ts"
import { cellText, type Table } from "./Table.ts"

/** Formats a table as CSV, with the same protection as purchased lists: no cell can run as a formula. */
export const tableCsv = ({ columns, rows }: Table): string =>
  [
    csvLine(columns.map(({ title }) => title)),
    ...rows.map((row) => csvLine(columns.map(({ kind }, at) => cellText(kind, row[at] ?? null)))),
  ].join("")
