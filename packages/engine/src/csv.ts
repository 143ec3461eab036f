/**
 * CSV files: reads records with any quoting used by spreadsheets, and formats cells like our own lists. Independent: it
 * doesn't load anything from the engine.
 */

export { cellsOf } from "./import/csv/cellsOf.ts"
export { csvRecords } from "./import/csv/csvRecords.ts"
export { csvLine } from "./lists/csv.ts"
