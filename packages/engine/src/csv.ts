/** Records of CSV files, in any quoting that spreadsheets write. Independent: it loads nothing of the engine. */

export { cellsOf } from "./import/csv/cellsOf.ts"
export { csvRecords } from "./import/csv/csvRecords.ts"
