import { cellText, type Table } from "@listwright/domain/saved-lists"
import { csvLine } from "@listwright/engine/csv"

/** A table as CSV, guarded as the lists that people buy: no cell runs as a formula. */
export const tableCsv = ({ columns, rows }: Table): string =>
  [
    csvLine(columns.map(({ title }) => title)),
    ...rows.map((row) => csvLine(columns.map(({ kind }, at) => cellText(kind, row[at] ?? null)))),
  ].join("")
