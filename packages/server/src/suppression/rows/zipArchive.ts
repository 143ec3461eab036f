import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { createInflateRaw } from "node:zlib"
import { FileUnreadable } from "./FileRow.ts"

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const LOCAL_BYTES = 30
const [STORED, DEFLATED] = [0, 8]
/** What an entry may unpack to: a small archive can unpack to anything. */
const MOST_UNPACKED = 256 * 1024 * 1024

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  /** Where its local header begins. */
  readonly offset: number
}

const damaged = () => new FileUnreadable("The workbook is damaged. Please save it again, or save it as CSV.")
const tooLarge = () =>
  new FileUnreadable(
    `The workbook unpacks to more than ${MOST_UNPACKED / 1024 / 1024} MB. Please split it, or save it as CSV.`,
  )

/** The files of an archive by their names, from its directory. */
export const zipEntries = async (path: string): Promise<ReadonlyMap<string, ZipEntry>> => {
  const file = await open(path, "r")
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, END_BYTES + LONGEST_COMMENT))
    await file.read(tail, 0, tail.length, size - tail.length)
    let end = tail.length - END_BYTES
    while (end >= 0 && tail.readUInt32LE(end) !== END_SIGNATURE) end--
    if (end < 0) throw damaged()
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
    if (start + length > size) throw damaged()
    const directory = Buffer.alloc(length)
    await file.read(directory, 0, length, start)
    const entries = new Map<string, ZipEntry>()
    for (let at = 0; at + 46 <= length;) {
      if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged()
      const [nameLength, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field))
      const name = directory.toString("utf8", at + 46, at + 46 + (nameLength ?? 0))
      entries.set(name, {
        name,
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        unpacked: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      })
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
    return entries
  } finally {
    await file.close()
  }
}

/** Where the bytes of an entry begin. */
const dataStart = async (path: string, { offset }: ZipEntry): Promise<number> => {
  const file = await open(path, "r")
  try {
    const header = Buffer.alloc(LOCAL_BYTES)
    const { bytesRead } = await file.read(header, 0, LOCAL_BYTES, offset)
    if (bytesRead < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged()
    return offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await file.close()
  }
}

/** The text of an entry, some at a time; refused when it is more than a file of this size should be, whatever it says of itself. */
export const entryText = async function* (path: string, entry: ZipEntry): AsyncGenerator<string> {
  if (entry.unpacked > MOST_UNPACKED) throw tooLarge()
  if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged()
  if (entry.packed === 0) return
  const start = await dataStart(path, entry)
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 })
  const inflate = entry.method === STORED ? null : createInflateRaw()
  const flowing = inflate === null ? undefined : pipeline(packed, inflate).catch(() => {})
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for await (const chunk of inflate ?? packed) {
      if (!(chunk instanceof Uint8Array)) continue
      bytes += chunk.length
      if (bytes > MOST_UNPACKED) throw tooLarge()
      yield decoder.decode(chunk, { stream: true })
    }
  } catch (cause) {
    throw cause instanceof FileUnreadable ? cause : damaged()
  } finally {
    packed.destroy()
    inflate?.destroy()
    await flowing
  }
  if (bytes !== entry.unpacked) throw damaged()
}
