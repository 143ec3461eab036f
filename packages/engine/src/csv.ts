/**
 * CSV files: reads records with any quoting that spreadsheets write, and formats cells like our own lists. Independent:
 * it loads nothing from the engine.
 */

export { cellsOf } from "./import/csv/cellsOf.ts"
export { csvRecords } from "./import/csv/csvRecords.ts"
export { csvLine } from "./lists/csv.ts"
