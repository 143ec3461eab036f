import { isUtf8 } from "node:buffer"
import { open } from "node:fs/promises"
import { type ScannedRecord, scanRecord } from "./scanRecord.ts"

/** The number of bytes read at once. */
const BLOCK = 1 << 22
/** The maximum length of a record; a longer record usually has an unclosed quote. */
const LONGEST = 1 << 20

const QUOTE = 0x22

/** A row in a file: its bytes without the line ending, or the reason it can't be read. */
export interface CsvRecord {
  /** The line on which the row begins, from 1. */
  readonly line: number
  readonly bytes: Buffer
  readonly cells: number
  readonly problem: string | null
}

const withoutMark = (bytes: Buffer): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0

const tooLong = (bytes: Buffer, start: number): ScannedRecord => {
  const feed = bytes.indexOf(0x0a, start)
  const end = feed === -1 ? bytes.length : feed
  return {
    end,
    next: feed === -1 ? end : end + 1,
    lines: 1,
    cells: 1,
    problem: bytes.subarray(start, end).includes(QUOTE)
      ? "has an unclosed quote"
      : "is longer than a megabyte",
  }
}

/**
 * Yields the records of a UTF-8 CSV file, block by block, each with its line; blank lines are skipped. A block's
 * records are only valid until the next block is read.
 */
export const readCsvRecords = async function* (
  file: string,
  delimiter: string,
): AsyncGenerator<ReadonlyArray<CsvRecord>> {
  const separator = delimiter.charCodeAt(0)
  const handle = await open(file, "r")
  try {
    let rest = Buffer.alloc(0)
    let line = 1
    for (let first = true, isLast = false; !isLast; first = false) {
      const block = Buffer.allocUnsafe(rest.length + BLOCK)
      rest.copy(block)
      let filled = rest.length
      while (filled < block.length) {
        const { bytesRead } = await handle.read(block, filled, block.length - filled)
        if (bytesRead === 0) {
          isLast = true
          break
        }
        filled += bytesRead
      }
      const bytes = block.subarray(0, filled)
      const records: Array<CsvRecord> = []
      let at = first ? withoutMark(bytes) : 0
      while (at < bytes.length) {
        const scanned =
          scanRecord(bytes, at, separator, isLast) ??
          (bytes.length - at > LONGEST ? tooLong(bytes, at) : null)
        if (scanned === null) break
        const { cells, end, lines, next, problem } = scanned
        const own = bytes.subarray(at, end)
        if (own.length > 0)
          records.push({
            line,
            bytes: own,
            cells,
            problem: problem ?? (isUtf8(own) ? null : "is not in UTF-8"),
          })
        line += lines
        at = next
      }
      rest = bytes.subarray(at)
      yield records
    }
  } finally {
    await handle.close()
  }
}
