/**
 * CSV files: reads records with any quoting used by spreadsheets, and formats cells like our own lists. Independent: it
 * doesn't load anything from the engine.
 */

export { splitCells } from "./import/csv/splitCells.ts"
export { readCsvRecords } from "./import/csv/readCsvRecords.ts"
export { csvLine } from "./lists/csv.ts"
