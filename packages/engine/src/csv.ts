/**
 * CSV files: reads records with any quoting that spreadsheets use, and formats cells the way our own lists do.
 * Independent: it doesn't load anything from the engine.
 */

export { splitCells } from "./import/csv/splitCells.ts"
export { readCsvRecords } from "./import/csv/readCsvRecords.ts"
export { csvLine } from "./lists/csv.ts"
