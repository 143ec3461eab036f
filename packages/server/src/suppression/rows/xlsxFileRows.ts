import { FileUnreadable, type FileRow, type FileRows } from "./FileRow.ts"
import { attribute, elementsIn, lastStart, unescaped } from "./xmlTags.ts"
import { entryText, zipEntries, type ZipEntry } from "./zipArchive.ts"

const ROW_END = /<\/(?:\w+:)?row>/
const ITEM_END = /<\/(?:\w+:)?si>/
const PHONETIC = /<(?:\w+:)?rPh(?=[\s>])/

/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15
/** Columns that are read. */
const MOST_COLUMNS = 1_000
/** What one row, or one text, may take. */
const LONGEST = 1 << 20
/** Rows that are read before others may use the thread. */
const AT_ONCE = 1_000

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The text of a cell, without how it is said aloud, which comes last. */
const textIn = (xml: string): string => {
  const spoken = PHONETIC.exec(xml)
  const written = spoken === null ? xml : xml.slice(0, spoken.index)
  return [...elementsIn(written, "t")].map(({ content }) => unescaped(content)).join("")
}

/** What stands before each `end`. */
const parts = async function* (text: AsyncGenerator<string>, end: RegExp): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of text) {
    rest += chunk
    const found = rest.split(end)
    rest = found.pop() ?? ""
    if (rest.length > LONGEST)
      throw new FileUnreadable("The workbook has a row of more than a megabyte. Please save the file as CSV.")
    yield* found
    await breathe()
  }
}

/** 'AB12' is column 27, from 0. */
const columnOf = (reference: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? "") ?? []
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const cellText = (attributes: string, content: string, strings: ReadonlyArray<string>): string => {
  const type = attribute(attributes, "t")
  if (type === "inlineStr") return textIn(content)
  const [found] = elementsIn(content, "v")
  const value = unescaped(found?.content ?? "")
  if (type === "s") return strings[Number(value)] ?? ""
  const isNumber = type === undefined || type === "n"
  return isNumber && value.replaceAll(/\D/g, "").length > KEPT_DIGITS
    ? `${value}, rounded by the spreadsheet`
    : value
}

const cellsIn = (xml: string, strings: ReadonlyArray<string>): ReadonlyArray<string> => {
  const cells: Array<string> = []
  for (const { attributes, content } of elementsIn(xml, "c")) {
    const column = columnOf(attribute(attributes, "r")) ?? cells.length
    if (column >= MOST_COLUMNS) continue
    while (cells.length < column) cells.push("")
    cells[column] = cellText(attributes, content, strings)
  }
  while (cells.at(-1)?.trim() === "") cells.pop()
  return cells
}

const rowsOf = async function* (
  path: string,
  sheet: ZipEntry,
  strings: ReadonlyArray<string>,
): AsyncGenerator<{ readonly line: number; readonly cells: ReadonlyArray<string> }> {
  let line = 0
  for await (const part of parts(entryText(path, sheet), ROW_END)) {
    // Rows without cells may stand before the one that ends here.
    const start = lastStart(part, "row")
    line = Number(attribute(start?.attributes ?? "", "r") ?? line + 1)
    const cells = cellsIn(part.slice(start?.end ?? 0), strings)
    if (cells.length > 0) yield { line, cells }
  }
}

const whole = async (path: string, entry: ZipEntry | undefined): Promise<string> => {
  let text = ""
  if (entry === undefined) return text
  for await (const chunk of entryText(path, entry)) {
    text += chunk
    if (text.length > LONGEST)
      throw new FileUnreadable("The workbook's list of sheets is too long. Please save the file as CSV.")
  }
  return text
}

/** The sheet that stands first in the workbook. */
const firstSheet = async (path: string, entries: ReadonlyMap<string, ZipEntry>): Promise<ZipEntry> => {
  const workbook = await whole(path, entries.get("xl/workbook.xml"))
  const relations = await whole(path, entries.get("xl/_rels/workbook.xml.rels"))
  const [first] = elementsIn(workbook, "sheet")
  const id = attribute(first?.attributes ?? "", "id")
  const relation = [...elementsIn(relations, "Relationship")].find(
    ({ attributes }) => attribute(attributes, "Id") === id,
  )
  const target = attribute(relation?.attributes ?? "", "Target") ?? "worksheets/sheet1.xml"
  const sheet = entries.get(target.startsWith("/") ? target.slice(1) : `xl/${target}`)
  if (sheet === undefined)
    throw new FileUnreadable("The file is no workbook with a sheet of rows. Please save it as .xlsx or CSV.")
  return sheet
}

const inParts = async function* (
  rows: ReturnType<typeof rowsOf>,
  columns: number,
): AsyncGenerator<ReadonlyArray<FileRow>> {
  let part: Array<FileRow> = []
  for await (const { cells, line } of rows) {
    const missing = Array.from({ length: Math.max(columns - cells.length, 0) }, () => "")
    part.push({ line, cells: [...cells, ...missing] })
    if (part.length < AT_ONCE) continue
    yield part
    part = []
    await breathe()
  }
  yield part
}

/** The rows of the first sheet of a workbook (.xlsx), as they are written in it; lines are its rows. */
export const xlsxFileRows = async (path: string): Promise<FileRows> => {
  const entries = await zipEntries(path)
  const sheet = await firstSheet(path, entries)
  const strings: Array<string> = []
  const shared = entries.get("xl/sharedStrings.xml")
  if (shared !== undefined)
    for await (const item of parts(entryText(path, shared), ITEM_END)) strings.push(textIn(item))
  const rows = rowsOf(path, sheet, strings)
  const first = await rows.next()
  if (first.done === true)
    throw new FileUnreadable("The first sheet is empty. Its first row must name the columns.")
  const columns = first.value.cells.map((name) => name.trim())
  return { columns, rows: inParts(rows, columns.length), close: () => rows.return(undefined) }
}
