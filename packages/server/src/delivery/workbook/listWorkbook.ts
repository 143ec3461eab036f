import { createReadStream } from "node:fs"
import { csvRows } from "./csvRows.ts"
import { columnName, rowXml, SHEET_HEAD, SHEET_TAIL, sheetPath, workbookXml } from "./sheetXml.ts"
import { buildZipArchive } from "./buildZipArchive.ts"

/** The maximum number of rows per sheet, including the header. */
export const MAX_ROWS_PER_SHEET = 1_048_576
/** The number of rows converted to text at once. */
const AT_ONCE = 256

/** A stream of rows shared by several readers. */
class Rows {
  readonly #rows: AsyncIterator<ReadonlyArray<ReadonlyArray<string>>>
  #some: ReadonlyArray<ReadonlyArray<string>> = []
  #at = 0

  constructor(rows: AsyncIterable<ReadonlyArray<ReadonlyArray<string>>>) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  /** Returns up to `most` of the next rows; empty at the end. */
  async take(most: number): Promise<ReadonlyArray<ReadonlyArray<string>>> {
    if (this.#at === this.#some.length) {
      const next = await this.#rows.next()
      if (next.done === true) return []
      this.#some = next.value
      this.#at = 0
    }
    const taken = this.#some.slice(this.#at, this.#at + most)
    this.#at += taken.length
    return taken
  }

  async close(): Promise<void> {
    await this.#rows.return?.()
  }
}

/** Yields a sheet's text, with as many rows as fit. */
const sheet = async function* (
  header: ReadonlyArray<string>,
  rows: Rows,
  sheetRows: number,
): AsyncGenerator<string> {
  const columns = header.map((_, column) => columnName(column))
  yield SHEET_HEAD + rowXml(1, header, columns)
  let row = 1
  for (;;) {
    const some = await rows.take(Math.min(AT_ONCE, sheetRows - row))
    if (some.length === 0) break
    let xml = ""
    for (const cells of some) xml += rowXml(++row, cells, columns)
    yield xml
  }
  yield SHEET_TAIL
}

/**
 * Builds a workbook (XLSX) from a delivered CSV with this many records. All cells contain the same text as in the CSV;
 * when a sheet is full, another is added. The bytes are the same every time. Only a few hundred rows are held in
 * memory.
 */
export const listWorkbook = async function* (
  csvPath: string,
  records: number,
  sheetRows = MAX_ROWS_PER_SHEET,
): AsyncGenerator<Uint8Array> {
  const rows = new Rows(csvRows(createReadStream(csvPath, { encoding: "utf8" })))
  try {
    const [header = []] = await rows.take(1)
    const count = Math.max(Math.ceil(records / (sheetRows - 1)), 1)
    const sheets = Array.from({ length: count }, (_, at) => at + 1)
    yield* buildZipArchive([
      ...workbookXml(sheets),
      ...sheets.map((one) => ({ name: sheetPath(one), text: sheet(header, rows, sheetRows) })),
    ])
    if ((await rows.take(1)).length > 0) throw new Error(`the list holds more than ${records} records`)
  } finally {
    await rows.close()
  }
}
