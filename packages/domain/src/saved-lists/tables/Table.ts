import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { Schema } from "effect"
import { dollars } from "../../shared/dollars.ts"
import { overlapShareText } from "../partText.ts"

/** A table's file format: CSV, or a spreadsheet workbook. */
export const TableFormat = Schema.Literals(["csv", "xlsx"])
export type TableFormat = typeof TableFormat.Type

/** A report's file format: a table format, or a document for reading and printing. */
export const ReportFormat = Schema.Literals([...TableFormat.literals, "pdf"])
export type ReportFormat = typeof ReportFormat.Type

/** The type of a column's cells: days are ISO dates, money is decimal text in dollars, a share is from 0 to 1. */
export type ColumnKind = "text" | "day" | "records" | "dollars" | "share"

/** A column of a table: its title and the format of its cells. */
export interface TableColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** The number of decimals, for dollars. */
  readonly decimals?: number
}

/** A cell in any column; null if empty. Text is never treated as a formula, whatever character it starts with. */
export type TableCell = string | number | null

/** A table for download. */
export interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<TableColumn>
  readonly rows: ReadonlyArray<ReadonlyArray<TableCell>>
  /** True if the last row is the total of the rows above it. */
  readonly hasTotal?: boolean
  /** The index of the records column that has bars drawn next to it; the total row has no bar. */
  readonly barsOf?: number
}

/** A download's tables: a workbook has one sheet for each table in `sheets`; a CSV file contains `whole`. */
export interface TableDownload {
  readonly title: string
  /** The file name, without an extension. */
  readonly fileName: string
  readonly sheets: ReadonlyArray<Table>
  readonly whole: Table
}

/** Formats a cell for a CSV file: plain numbers for programs to read, and shares as displayed on the screen. */
export const cellText = (kind: ColumnKind, cell: TableCell): string => {
  if (cell === null) return ""
  return kind === "share" && typeof cell === "number" ? overlapShareText(cell, 1) : String(cell)
}

/** Formats a cell for display; the result determines its column's width. */
export const displayedCellText = ({ kind }: TableColumn, cell: TableCell): string => {
  if (cell === null) return ""
  if (kind === "dollars") return dollars(String(cell))
  return kind === "records" ? formatWholeNumber(cell) : cellText(kind, cell)
}
