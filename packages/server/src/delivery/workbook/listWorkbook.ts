import { createReadStream } from "node:fs"
import { csvRows } from "./csvRows.ts"
import { columnName, rowXml, SHEET_HEAD, SHEET_TAIL, sheetPath, workbookXml } from "./sheetXml.ts"
import { zipArchive } from "./zipArchive.ts"

/** Rows that a sheet has room for, its header among them. */
export const SHEET_ROWS = 1_048_576
/** Rows that become text at once. */
const AT_ONCE = 256

/** Rows one after another, for several readers. */
class Rows {
  readonly #rows: AsyncIterator<ReadonlyArray<ReadonlyArray<string>>>
  #some: ReadonlyArray<ReadonlyArray<string>> = []
  #at = 0

  constructor(rows: AsyncIterable<ReadonlyArray<ReadonlyArray<string>>>) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  /** Returns at most `most` of the next rows; empty at the end. */
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

/** The text of a sheet that takes as many rows as it has room for. */
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
 * The workbook (XLSX) of a delivered CSV with this many records, every cell the same text, with more sheets when one is
 * full. The same bytes every time; keeps a few hundred rows of the list in memory.
 */
export const listWorkbook = async function* (
  csvPath: string,
  records: number,
  sheetRows = SHEET_ROWS,
): AsyncGenerator<Uint8Array> {
  const rows = new Rows(csvRows(createReadStream(csvPath, { encoding: "utf8" })))
  try {
    const [header = []] = await rows.take(1)
    const count = Math.max(Math.ceil(records / (sheetRows - 1)), 1)
    const sheets = Array.from({ length: count }, (_, at) => at + 1)
    yield* zipArchive([
      ...workbookXml(sheets),
      ...sheets.map((one) => ({ name: sheetPath(one), text: sheet(header, rows, sheetRows) })),
    ])
    if ((await rows.take(1)).length > 0) throw new Error(`the list holds more than ${records} records`)
  } finally {
    await rows.close()
  }
}
