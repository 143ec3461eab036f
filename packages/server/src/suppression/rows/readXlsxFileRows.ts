import { MAX_SHARED_CHARACTERS, MAX_SHARED_STRINGS, MAX_SHEET_ROWS } from "../fileLimits.ts"
import { FileUnreadable, type FileRow, type FileRows, tooManyRowsError } from "./FileRow.ts"
import { parseCells, sheetCellText } from "./sheetCells.ts"
import { WorkbookArchive } from "./WorkbookArchive.ts"
import { xmlAttribute, xmlElements, lastOpeningTag } from "./xmlTags.ts"

const ROW_END = /<\/(?:\w+:)?row>/
const ITEM_END = /<\/(?:\w+:)?si>/
const EMPTY_ITEM = /<(?:\w+:)?si\s*\/>/g

const tooManyTexts = () =>
  new FileUnreadable(
    `The workbook has more than ${MAX_SHARED_STRINGS.toLocaleString("en-US")} different text values, or more than ${MAX_SHARED_CHARACTERS.toLocaleString("en-US")} characters of text. Please split it, or save it as CSV.`,
  )

/** The maximum number of characters in one row, or one string. */
const LONGEST = 1 << 20
/** The number of rows read before yielding to other work. */
const AT_ONCE = 1_000

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Yields the text before each `end`. */
const parts = async function* (text: AsyncGenerator<string>, end: RegExp): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of text) {
    rest += chunk
    const found = rest.split(end)
    rest = found.pop() ?? ""
    if (rest.length > LONGEST)
      throw new FileUnreadable("The workbook has a row larger than a megabyte. Please save the file as CSV.")
    yield* found
    await breathe()
  }
}

const rowsOf = async function* (
  sheet: AsyncGenerator<string>,
  strings: ReadonlyArray<string>,
): AsyncGenerator<{ readonly line: number; readonly cells: ReadonlyArray<string> }> {
  let [line, ended] = [0, 0]
  for await (const part of parts(sheet, ROW_END)) {
    // Rows without cells take time too, and no other limit ends them.
    if (++ended > MAX_SHEET_ROWS) throw tooManyRowsError()
    // Rows without cells may precede the one that ends here.
    const start = lastOpeningTag(part, "row")
    line = Number(xmlAttribute(start?.attributes ?? "", "r") ?? line + 1)
    const cells = parseCells(part.slice(start?.end ?? 0), strings)
    if (cells.length > 0) yield { line, cells }
  }
}

const whole = async (text: AsyncGenerator<string>): Promise<string> => {
  let read = ""
  for await (const chunk of text) {
    read += chunk
    if (read.length > LONGEST)
      throw new FileUnreadable("The workbook's list of sheets is too long. Please save the file as CSV.")
  }
  return read
}

/** Returns the name of the workbook's first sheet. */
const firstSheet = async (archive: WorkbookArchive): Promise<string> => {
  const workbook = await whole(archive.text("xl/workbook.xml"))
  const relations = await whole(archive.text("xl/_rels/workbook.xml.rels"))
  const [first] = xmlElements(workbook, "sheet")
  const id = xmlAttribute(first?.attributes ?? "", "id")
  const relation = [...xmlElements(relations, "Relationship")].find(
    ({ attributes }) => xmlAttribute(attributes, "Id") === id,
  )
  const target = xmlAttribute(relation?.attributes ?? "", "Target") ?? "worksheets/sheet1.xml"
  const sheet = target.startsWith("/") ? target.slice(1) : `xl/${target}`
  if (!archive.has(sheet))
    throw new FileUnreadable(
      "The file isn't a workbook with a sheet of rows. Please save it as .xlsx or CSV.",
    )
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

/** Returns the strings shared by cells, by number; they remain in memory while the workbook is read. */
const sharedTexts = async (archive: WorkbookArchive): Promise<ReadonlyArray<string>> => {
  const texts: Array<string> = []
  let characters = 0
  for await (const item of parts(archive.text("xl/sharedStrings.xml"), ITEM_END)) {
    for (const _ of item.matchAll(EMPTY_ITEM)) texts.push("")
    const text = sheetCellText(item)
    texts.push(text)
    characters += text.length
    if (texts.length > MAX_SHARED_STRINGS || characters > MAX_SHARED_CHARACTERS) throw tooManyTexts()
  }
  return texts
}

const rowsIn = async (archive: WorkbookArchive): Promise<FileRows> => {
  const sheet = await firstSheet(archive)
  const strings = await sharedTexts(archive)
  const rows = rowsOf(archive.text(sheet), strings)
  const first = await rows.next()
  if (first.done === true)
    throw new FileUnreadable("The first sheet is empty. Its first row must contain the column names.")
  const columns = first.value.cells.map((name) => name.trim())
  const close = async () => {
    await rows.return(undefined)
    archive.close()
  }
  return { columns, rows: inParts(rows, columns.length), close }
}

/** Reads the rows of a workbook's first sheet (.xlsx) as written; line numbers are its row numbers. */
export const readXlsxFileRows = async (path: string): Promise<FileRows> => {
  const archive = await WorkbookArchive.open(path)
  try {
    return await rowsIn(archive)
  } catch (cause) {
    archive.close()
    throw cause
  }
}
