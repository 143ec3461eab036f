import { Readable } from "node:stream"
import { pipeline } from "node:stream"
import { constants, crc32, createDeflateRaw } from "node:zlib"

/** A file in an archive: its ASCII name, and its text in pieces. */
export interface ArchivedFile {
  readonly name: string
  readonly text: Iterable<string> | AsyncIterable<string>
}

const VERSION = 20
/** The flag for lengths and a checksum that follow the content, since they aren't known in advance. */
const LENGTHS_FOLLOW = 8
const DEFLATED = 8
/** The earliest date that an archive can store, used so that the same content always produces the same bytes. */
const FIRST_DAY = 0x21
const MAX = 0xffff_ffff

/** Encodes consecutive little-endian numbers, each with its width in bytes. */
const record = (...fields: ReadonlyArray<readonly [2 | 4, number]>): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width)
  return bytes
}

const named = (name: string): Buffer => Buffer.from(name, "ascii")

/** Builds a ZIP archive that is byte-for-byte identical for the same files; only its directory is held in memory. */
export const buildZipArchive = async function* (files: Iterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const directory: Array<Uint8Array> = []
  let [place, count] = [0, 0]
  for (const { name, text } of files) {
    const start = place
    let [crc, length, packed] = [0, 0, 0]
    const head = Buffer.concat([
      record([4, 0x0403_4b50], [2, VERSION], [2, LENGTHS_FOLLOW], [2, DEFLATED], [2, 0], [2, FIRST_DAY]),
      record([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
      named(name),
    ])
    yield head
    const content = async function* () {
      for await (const piece of text) {
        const bytes = Buffer.from(piece)
        crc = crc32(bytes, crc)
        length += bytes.length
        yield bytes
      }
    }
    const deflated = pipeline(
      Readable.from(content()),
      createDeflateRaw({ level: constants.Z_DEFAULT_COMPRESSION }),
      // The reader learns what went wrong.
      () => undefined,
    )
    for await (const bytes of deflated) {
      packed += bytes.length
      yield bytes
    }
    place += head.length + packed
    if (length > MAX || place > MAX) throw new Error("the list is too long for a workbook")
    const facts = record([4, crc], [4, packed], [4, length])
    const tail = Buffer.concat([record([4, 0x0807_4b50]), facts])
    yield tail
    place += tail.length
    directory.push(
      record([4, 0x0201_4b50], [2, VERSION], [2, VERSION], [2, LENGTHS_FOLLOW], [2, DEFLATED]),
      record([2, 0], [2, FIRST_DAY]),
      facts,
      record([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      named(name),
    )
    count++
  }
  const entries = Buffer.concat(directory)
  yield entries
  yield record(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, entries.length],
    [4, place],
    [2, 0],
  )
}
