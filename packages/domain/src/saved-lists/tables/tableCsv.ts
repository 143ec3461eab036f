import { csvLine } from "../../shared/csvLine.ts"
import { cellText, type Table } from "./Table.ts"

/** A table as CSV, guarded as the lists that people buy: no cell runs as a formula. */
export const tableCsv = ({ columns, rows }: Table): string =>
  [
    csvLine(columns.map(({ title }) => title)),
    ...rows.map((row) => csvLine(columns.map(({ kind }, at) => cellText(kind, row[at] ?? null)))),
  ].join("")
