import { promisify } from "node:util"
import { zstdDecompress } from "node:zlib"
import { BLOCK_END, BLOCK_ROWS, FIELD_END, RECORD_END } from "../format/blocks/blockLayout.ts"
import type { BlockFile } from "../format/UniverseManifest.ts"
import { CanceledError } from "../turns/CanceledError.ts"
import { BlockPart, damagedFileError } from "./BlockPart.ts"
import type { RecordSource, RecordTexts } from "./RecordSource.ts"

/** The number of blocks unpacked at once; one call per block would take longer than the unpacking itself. */
const BLOCKS_AT_ONCE = 64
/** The buffer size for unpacked blocks, large enough that they arrive in one piece. */
const CHUNK = 1 << 18

/** A block and the positions of the requested records in it, ascending. */
interface Wanted {
  readonly part: number
  readonly block: number
  readonly records: Array<number>
}

const unpack = promisify(zstdDecompress)

/** Reads records from a universe's blocks; reading a few rows requires only a few blocks, wherever the rows are. */
export class RecordBlocks implements RecordSource {
  readonly #folder: string
  readonly #files: ReadonlyArray<BlockFile>
  readonly #fields: number
  /** The first row of each file, and one past the last row. */
  readonly #firstRows: ReadonlyArray<number>
  readonly #parts = new Map<number, BlockPart>()

  /** `fields` is the number of fields per record. */
  constructor(folder: string, files: ReadonlyArray<BlockFile>, fields: number) {
    this.#folder = folder
    this.#fields = fields
    this.#files = files
    let row = 0
    this.#firstRows = [0, ...files.map(({ records }) => (row += records))]
  }

  async *read(rows: Uint32Array, signal: AbortSignal): AsyncGenerator<ReadonlyArray<RecordTexts>> {
    let ahead: Promise<ReadonlyArray<RecordTexts>> | undefined
    for (const group of this.#groups(rows)) {
      const next = this.#records(group, signal)
      // A failure surfaces when its turn comes, or never if the reader stops before.
      next.catch(() => undefined)
      if (ahead !== undefined) yield await ahead
      ahead = next
    }
    if (ahead !== undefined) yield await ahead
  }

  close(): void {
    for (const part of this.#parts.values()) part.close()
    this.#parts.clear()
  }

  *#groups(rows: Uint32Array): Generator<ReadonlyArray<Wanted>> {
    let group: Array<Wanted> = []
    let [part, from, end] = [-1, 0, 0]
    for (const row of rows) {
      while (row >= end) {
        part++
        from = end
        end = this.#firstRows[part + 1] ?? Number.POSITIVE_INFINITY
      }
      const block = Math.floor((row - from) / BLOCK_ROWS)
      const last = group.at(-1)
      if (last?.part === part && last.block === block) last.records.push((row - from) % BLOCK_ROWS)
      else {
        if (group.length === BLOCKS_AT_ONCE) {
          yield group
          group = []
        }
        group.push({ part, block, records: [(row - from) % BLOCK_ROWS] })
      }
    }
    if (group.length > 0) yield group
  }

  async #records(group: ReadonlyArray<Wanted>, signal: AbortSignal): Promise<ReadonlyArray<RecordTexts>> {
    if (signal.aborted) throw new CanceledError()
    const packed = Buffer.concat(group.map(({ block, part }) => this.#block(part, block)))
    const text = (await unpack(packed, { chunkSize: CHUNK })).toString("utf8")
    const records: Array<RecordTexts> = []
    let start = 0
    for (const { part, records: wanted } of group) {
      const end = text.indexOf(BLOCK_END, start)
      const block = text.slice(start, end)
      start = end + 1
      for (const record of recordsIn(block, wanted)) {
        if (record.length !== this.#fields) throw damagedFileError(this.#files[part]?.path ?? "")
        records.push(record)
      }
    }
    return records
  }

  #block(part: number, block: number): Uint8Array {
    try {
      return this.#open(part).read(block)
    } catch (cause) {
      // Opens it again the next time: the file may have been repaired.
      this.#parts.get(part)?.close()
      this.#parts.delete(part)
      throw cause
    }
  }

  #open(part: number): BlockPart {
    const known = this.#parts.get(part)
    if (known !== undefined) return known
    const file = this.#files[part]
    if (file === undefined) throw new RangeError(`the universe has no part ${part}`)
    const opened = new BlockPart(this.#folder, file)
    this.#parts.set(part, opened)
    return opened
  }
}

/** Yields a block's records at the given positions, which must be ascending. */
const recordsIn = function* (block: string, wanted: ReadonlyArray<number>): Generator<RecordTexts> {
  let [at, start] = [0, 0]
  for (const place of wanted) {
    for (; at < place; at++) start = block.indexOf(RECORD_END, start) + 1
    const end = block.indexOf(RECORD_END, start)
    yield block.slice(start, end === -1 ? block.length : end).split(FIELD_END)
  }
}
