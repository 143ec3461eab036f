import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { sqlText } from "../../writing/sqlText.ts"
import { readCsvHeader } from "../csv/readCsvHeader.ts"
import { readCsvRecords } from "../csv/readCsvRecords.ts"
import { cellName } from "./Field.ts"
import { rejectMalformedRows } from "./rejectMalformedRows.ts"
import { columnPositions, type StagedFile } from "./StagedFile.ts"

/** The number of bytes passed to DuckDB at once. */
const PIECE = 1 << 25
/** The maximum number of malformed rows held in memory. */
const HELD = 10_000
/** The maximum number of a malformed row's characters shown in the report. */
const SHOWN = 200

interface Malformed {
  readonly line: number
  readonly shown: string
  readonly reason: string
}

/** A batch of rows to pass to DuckDB, each prefixed with its line number. */
class Piece {
  readonly #bytes = Buffer.allocUnsafe(PIECE)
  #length = 0
  readonly malformed: Array<Malformed> = []

  /** Adds a row; returns false if there's no space left. */
  add(line: number, delimiter: string, row: Buffer): boolean {
    const head = `${line}${delimiter}`
    if (this.#length + head.length + row.length + 1 > PIECE) return false
    this.#length += this.#bytes.write(head, this.#length, "latin1")
    this.#length += row.copy(this.#bytes, this.#length)
    this.#bytes[this.#length++] = 0x0a
    return true
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** Loads a piece and deletes it. All its rows are well-formed, so DuckDB doesn't have to guess. */
const load = async (
  { bench, number, staging }: StagedFile,
  piece: Piece,
  delimiter: string,
  places: ReadonlyArray<number>,
  width: number,
): Promise<void> => {
  await rejectMalformedRows(bench, number, piece.malformed)
  if (piece.bytes.length === 0) return
  const path = join(bench.folder, "piece.csv")
  await writeFile(path, piece.bytes)
  const names = ["LINE", ...Array.from({ length: width }, (_, at) => `C${at}`)]
  const source = `read_csv(${sqlText(path)}, auto_detect = false, header = false, delim = ${sqlText(delimiter)},
    quote = '"', escape = '"', new_line = '\\n', columns = {${names.map((name) => `'${name}': 'VARCHAR'`).join(", ")}})`
  const cells = staging.inputs.map((column, at) => `nullif(trim(C${places[at]}), '') AS ${cellName(column)}`)
  await bench.run(staging.insertSql(number, `SELECT LINE, ${cells.join(", ")} FROM ${source}`))
  await rm(path)
}

/** Stages the rows of a CSV file; each piece is loaded while the next is read. */
export const stageCsv = async (
  job: StagedFile,
  delimiter: string,
  onProgress: (bytes: number) => void,
): Promise<void> => {
  const head = await readCsvHeader(job.file, delimiter)
  const places = columnPositions(job.file, job.staging.inputs, head)
  let loading: Promise<void> = Promise.resolve()
  let piece = new Piece()
  let [bytes, isHead] = [0, true]
  const next = async (): Promise<void> => {
    await loading
    loading = load(job, piece, delimiter, places, head.length)
    // Heard of when it is waited for.
    loading.catch(() => {})
    piece = new Piece()
    onProgress(bytes)
  }
  try {
    for await (const records of readCsvRecords(job.file, delimiter)) {
      job.bench.check()
      for (const { bytes: row, cells, line, problem } of records) {
        bytes += row.length + 1
        if (isHead) {
          isHead = false
          continue
        }
        const reason =
          problem ??
          (cells === head.length ? null : `has ${cells} cells, but the first line has ${head.length}`)
        if (reason !== null) {
          if (piece.malformed.length === HELD) await next()
          piece.malformed.push({ line, shown: row.subarray(0, SHOWN).toString("utf8"), reason })
        } else if (!piece.add(line, delimiter, row)) {
          await next()
          piece.add(line, delimiter, row)
        }
      }
    }
    await next()
  } finally {
    await loading
  }
}
