import { readFile } from "node:fs/promises"
import { type CellObject, read } from "@e965/xlsx"
import { MAX_COLUMNS, MAX_SHEET_ROWS } from "../fileLimits.ts"
import { markRoundedNumber } from "./sheetCells.ts"
import {
  FileUnreadable,
  type FileRow,
  type FileRows,
  tooManyColumnsError,
  tooManyRowsError,
} from "./FileRow.ts"

/** The number of rows per batch. */
const AT_ONCE = 1_000

const unreadable = () =>
  new FileUnreadable(
    "This workbook (.xls) can't be read because it's damaged or password-protected. Please save it without a password, as .xlsx or CSV.",
  )

/**
 * Returns a cell's text as displayed. A number with more digits than a spreadsheet preserves is marked, as in a newer
 * workbook.
 */
const cellText = (cell: CellObject | undefined): string => {
  if (cell === undefined || cell.t === "z" || cell.t === "e") return ""
  const shown = cell.w ?? String(cell.v ?? "")
  return cell.t === "n" ? markRoundedNumber(shown) : shown
}

/** Returns the first sheet as strings, in the cells' display format, so that codes keep their leading zeros. */
const firstSheet = (bytes: Buffer): ReadonlyArray<ReadonlyArray<string>> => {
  const { error } = console
  // The library writes what it does not know of a file to the console, as often as the file has it.
  // oxlint-disable-next-line no-console -- it is silenced here, not used
  console.error = () => undefined
  try {
    const workbook = read(bytes, {
      type: "buffer",
      dense: true,
      sheets: 0,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MAX_SHEET_ROWS + 1,
    })
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ""]
    if (sheet === undefined) throw unreadable()
    const rows: ReadonlyArray<ReadonlyArray<CellObject | undefined> | undefined> = sheet["!data"] ?? []
    // Rows and cells that hold nothing are left out of the arrays.
    return Array.from(rows, (cells) => Array.from(cells ?? [], cellText))
  } catch (cause) {
    // The library reports what it cannot read by errors of many kinds.
    throw cause instanceof FileUnreadable ? cause : unreadable()
  } finally {
    // oxlint-disable-next-line no-console -- as it was
    console.error = error
  }
}

const trimmed = (cells: ReadonlyArray<string>): ReadonlyArray<string> =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1)

const inParts = async function* (rows: ReadonlyArray<FileRow>): AsyncGenerator<ReadonlyArray<FileRow>> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    yield rows.slice(at, at + AT_ONCE)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Reads the rows of the first sheet of an Excel 97 workbook (.xls). */
export const readXlsFileRows = async (path: string): Promise<FileRows> => {
  const sheet = firstSheet(await readFile(path))
  if (sheet.length > MAX_SHEET_ROWS) throw tooManyRowsError()
  const filled = sheet.flatMap((cells, at) => {
    const kept = trimmed(cells)
    if (kept.length > MAX_COLUMNS) throw tooManyColumnsError()
    return kept.length === 0 ? [] : [{ line: at + 1, cells: kept }]
  })
  const [first, ...others] = filled
  if (first === undefined)
    throw new FileUnreadable("The first sheet is empty. Its first row must contain the column names.")
  const columns = first.cells.map((name) => name.trim())
  const rows = others.map(({ cells, line }) => ({
    line,
    cells: [...cells, ...Array.from({ length: Math.max(columns.length - cells.length, 0) }, () => "")],
  }))
  const parts = inParts(rows)
  return { columns, rows: parts, close: () => parts.return(undefined) }
}
