import { splitCells, readCsvRecords } from "@listwright/engine/csv"
import { MAX_COLUMNS } from "../fileLimits.ts"
import { FileUnreadable, type FileRow, type FileRows, tooManyColumnsError } from "./FileRow.ts"

/** The number of rows read before yielding to other work. */
const AT_ONCE = 2_000

const DELIMITERS = [",", ";", "\t"]

/** Returns the delimiter in the header line: the most frequent candidate. */
const delimiterOf = (head: string): string =>
  DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ","

const allRows = async function* (path: string, delimiter: string): AsyncGenerator<FileRow> {
  for await (const records of readCsvRecords(path, delimiter))
    for (const { bytes, cells, line, problem } of records) {
      if (cells > MAX_COLUMNS) throw tooManyColumnsError()
      yield problem === null
        ? { line, cells: splitCells(bytes.toString("utf8"), delimiter) }
        : { line, problem }
    }
}

const inParts = async function* (rows: AsyncGenerator<FileRow>): AsyncGenerator<ReadonlyArray<FileRow>> {
  let part: Array<FileRow> = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < AT_ONCE) continue
    yield part
    part = []
    await new Promise((resolve) => setImmediate(resolve))
  }
  yield part
}

/** Reads the rows of a CSV file in UTF-8, delimited by commas, semicolons, or tabs. `head`: its first bytes. */
export const readCsvFileRows = async (path: string, head: string): Promise<FileRows> => {
  const delimiter = delimiterOf(head.split(/\r?\n/, 1)[0] ?? "")
  const rows = allRows(path, delimiter)
  const close = () => rows.return(undefined)
  const first = await rows.next()
  if (first.done === true)
    throw new FileUnreadable("The file is empty. The first line must contain the column names.")
  if ("problem" in first.value) {
    await close()
    throw new FileUnreadable(
      `Line ${first.value.line} ${first.value.problem}. Please save the file as CSV in UTF-8.`,
    )
  }
  return { columns: first.value.cells.map((name) => name.trim()), rows: inParts(rows), close }
}
