import { setImmediate } from "node:timers/promises"
import {
  displayedCellText,
  type Table,
  type TableCell,
  type TableColumn,
  type TableDownload,
} from "@listwright/domain/saved-lists"
import type { Worksheet } from "exceljs"
import { addDataBars } from "./cellFormats.ts"
import { styleHeaderCell, type WorkbookMetadata, buildStreamedWorkbook } from "./buildStreamedWorkbook.ts"

/** The number of rows converted to cells before yielding to other work. */
const AT_ONCE = 100
/** The minimum and maximum width of a column, in characters. */
const [NARROWEST, WIDEST] = [10, 48]

const formatOf = ({ decimals = 2, kind }: TableColumn): string => {
  switch (kind) {
    case "text":
      return "@"
    case "day":
      return "mm/dd/yyyy"
    case "records":
      return "#,##0"
    case "dollars":
      return `$#,##0.${"0".repeat(decimals)};-$#,##0.${"0".repeat(decimals)}`
    case "share":
      return "0.0%"
  }
}

/** Converts a cell to a workbook value. Text remains text, because only an object could be a formula. */
const valueOf = ({ kind }: TableColumn, cell: TableCell): string | number | Date | null => {
  if (cell === null) return null
  switch (kind) {
    case "text":
      return String(cell)
    case "day":
      return new Date(`${cell}T00:00:00Z`)
    case "records":
    case "dollars":
    case "share":
      return Number(cell)
  }
}

const widthOf = (column: TableColumn, at: number, { rows }: Table): number => {
  const longest = rows.reduce(
    (most, row) => Math.max(most, displayedCellText(column, row[at] ?? null).length),
    column.title.length,
  )
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 3))
}

const addTable = async (sheet: Worksheet, table: Table): Promise<void> => {
  const { barsOf, columns, hasTotal = false, rows } = table
  const listed = hasTotal ? rows.length - 1 : rows.length
  sheet.columns = columns.map((column, at) => ({
    width: widthOf(column, at, table),
    style: { numFmt: formatOf(column) },
  }))
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: listed + 1, column: columns.length } }
  const head = sheet.addRow(columns.map(({ title }) => title))
  for (const [at, { kind }] of columns.entries()) {
    const cell = head.getCell(at + 1)
    cell.numFmt = "@"
    styleHeaderCell(cell, kind === "text" || kind === "day" ? "left" : "right")
  }
  head.commit()
  for (const [at, row] of rows.entries()) {
    const written = sheet.addRow(columns.map((column, place) => valueOf(column, row[place] ?? null)))
    if (at === listed) {
      written.font = { bold: true }
      written.border = { top: { style: "thin" } }
    }
    written.commit()
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  if (barsOf !== undefined) addDataBars(sheet, sheet.getColumn(barsOf + 1).letter, 2, listed + 1)
  sheet.commit()
}

/**
 * Builds tables as a small workbook (XLSX): one sheet per table, with real dates and numbers, a frozen header, and
 * filters.
 */
export const tablesWorkbook = (
  { sheets, title }: Pick<TableDownload, "sheets" | "title">,
  made: WorkbookMetadata,
): Promise<Uint8Array> =>
  buildStreamedWorkbook(title, made, async (workbook) => {
    for (const table of sheets)
      await addTable(
        workbook.addWorksheet(table.name, { views: [{ state: "frozen", xSplit: 1, ySplit: 1 }] }),
        table,
      )
  })
