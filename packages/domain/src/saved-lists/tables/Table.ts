import { wholeText } from "../../shared/wholeText.ts"
import { Schema } from "effect"
import { dollars } from "../../shared/dollars.ts"
import { shareText } from "../partText.ts"

/** The file format of a table: CSV, or a workbook for spreadsheets. */
export const TableFormat = Schema.Literals(["csv", "xlsx"])
export type TableFormat = typeof TableFormat.Type

/** The file format of a report: one for tables, or a document to read and print. */
export const ReportFormat = Schema.Literals([...TableFormat.literals, "pdf"])
export type ReportFormat = typeof ReportFormat.Type

/** The kind of cells in a column: days are ISO, money is decimal text in dollars, a share is from 0 to 1. */
export type ColumnKind = "text" | "day" | "records" | "dollars" | "share"

/** A column of a table: what it is called, and how its cells read. */
export interface TableColumn {
  readonly title: string
  readonly kind: ColumnKind
  /** Digits after the point, for dollars. */
  readonly decimals?: number
}

/** A cell of any column; null: empty. Text stays text whatever it begins with. */
export type TableCell = string | number | null

/** A table that people take away. */
export interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<TableColumn>
  readonly rows: ReadonlyArray<ReadonlyArray<TableCell>>
  /** True if the last row is the total of the rows above it. */
  readonly hasTotal?: boolean
  /**
   * The position of the column of records that has bars beside it when the table is drawn; the total row has no bar.
   */
  readonly barsOf?: number
}

/** The tables that are taken away together: a workbook has a sheet for each, a CSV is `whole`. */
export interface TakenTables {
  readonly title: string
  /** The name of the file, without an extension. */
  readonly fileName: string
  readonly sheets: ReadonlyArray<Table>
  readonly whole: Table
}

/** A cell of a CSV file: figures as programs read them, shares as the screen shows them. */
export const cellText = (kind: ColumnKind, cell: TableCell): string => {
  if (cell === null) return ""
  return kind === "share" && typeof cell === "number" ? shareText(cell, 1) : String(cell)
}

/** A cell as people read it, which says how wide its column has to be. */
export const shownCell = ({ kind }: TableColumn, cell: TableCell): string => {
  if (cell === null) return ""
  if (kind === "dollars") return dollars(String(cell))
  return kind === "records" ? wholeText(cell) : cellText(kind, cell)
}
