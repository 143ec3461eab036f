/** CSV files: records in any quoting that spreadsheets write, and cells as our own lists write them. Independent: it loads
 * nothing of the engine. */

export { cellsOf } from "./import/csv/cellsOf.ts"
export { csvRecords } from "./import/csv/csvRecords.ts"
export { csvLine } from "./lists/csv.ts"
