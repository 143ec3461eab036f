import { createHash } from "node:crypto"
import { closeSync, openSync, readSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { readFileFacts } from "../files/readFileFacts.ts"
import type { DataFile } from "../format/UniverseManifest.ts"
import { ADDRESSES_FOLDER, type AddressManifest } from "./AddressManifest.ts"
import { STREET_BYTES } from "./AddressWriter.ts"
import { ByteReader, readLines } from "./lineBytes.ts"
import type { StreetLine } from "./StreetLine.ts"

/** The number of bytes of streets cached in memory, in addition to the names; other streets are read on request. */
const HELD_BYTES = 16e6
/** The number of bytes to read at once: enough for the lines of any but a very long street. */
const LINES_BYTES = 512

/** A ZIP Code's streets: four numbers each, in ascending order of name. */
export interface ZipStreets {
  readonly at: number
  readonly records: Int32Array
}

const damaged = (path: string): Error =>
  new Error(`${ADDRESSES_FOLDER}/${path} in the universe is damaged: its checksum is wrong`)

/** Returns the memory used by a universe's streets: the size of the names in addition to `HELD_BYTES`. */
export const addressMemoryBytes = ({ files: { facts, names, zips } }: AddressManifest): number =>
  HELD_BYTES + facts.bytes + zips.bytes + names.bytes * 2

/** A universe's street files: names and ZIP Codes are in memory, streets and their lines on disk. */
export class AddressFiles {
  /** Each ZIP Code's number and first street, followed by the number of streets. */
  readonly zips: Uint32Array
  /** Each name's number of houses and its first ZIP Code in `where`, followed by the end. */
  readonly facts: Uint32Array
  /**
   * All names, each terminated by a newline. `starts` contains the start of each name, followed by the end of the last
   * one.
   */
  readonly names: Buffer
  readonly starts: Uint32Array
  readonly #streets: number
  readonly #lines: number
  readonly #where: number
  /** The cached streets, ending with the most recently used. */
  readonly #held = new Map<number, ZipStreets>()
  #bytes = 0

  private constructor(
    held: { readonly zips: Buffer; readonly facts: Buffer; readonly names: Buffer },
    open: (file: "streets" | "lines" | "where") => number,
  ) {
    const words = (bytes: Buffer) => new Uint32Array(new Uint8Array(bytes).buffer)
    this.zips = words(held.zips)
    this.facts = words(held.facts)
    this.names = held.names
    this.starts = new Uint32Array(this.facts.length / 2)
    for (let name = 1, at = 0; name < this.starts.length; name++) {
      at = held.names.indexOf(10, at) + 1
      this.starts[name] = at
    }
    this.#streets = open("streets")
    this.#lines = open("lines")
    this.#where = open("where")
  }

  /** Opens the files after verifying every byte. */
  static async open(universeFolder: string, { files }: AddressManifest): Promise<AddressFiles> {
    const folder = join(universeFolder, ADDRESSES_FOLDER)
    const read = async ({ path, sha256 }: DataFile): Promise<Buffer> => {
      const bytes = await readFile(join(folder, path))
      if (createHash("sha256").update(bytes).digest("hex") !== sha256) throw damaged(path)
      return bytes
    }
    for (const { path, sha256 } of [files.streets, files.lines, files.where])
      if ((await readFileFacts(join(folder, path))).sha256 !== sha256) throw damaged(path)
    const held = {
      zips: await read(files.zips),
      facts: await read(files.facts),
      names: await read(files.names),
    }
    return new AddressFiles(held, (file) => openSync(join(folder, files[file].path), "r"))
  }

  close(): void {
    for (const file of [this.#streets, this.#lines, this.#where]) closeSync(file)
  }

  name(place: number): string {
    return this.names.toString("latin1", this.starts[place], (this.starts[place + 1] ?? 1) - 1)
  }

  /** The number of street names. */
  get count(): number {
    return this.starts.length - 1
  }

  /** Returns the first name that doesn't sort before a prefix, which is where the names with that prefix start. */
  firstFrom(text: string): number {
    let [from, to] = [0, this.count]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.name(middle) < text) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Returns a ZIP Code's position; -1 if it has no known streets. */
  placeOfZip(zip: number): number {
    let [from, to] = [0, this.zips.length / 2 - 2]
    while (from <= to) {
      const middle = (from + to) >>> 1
      const found = this.zips[2 * middle] ?? 0
      if (found === zip) return middle
      if (found < zip) from = middle + 1
      else to = middle - 1
    }
    return -1
  }

  streetsAt(at: number): ZipStreets {
    const held = this.#held.get(at)
    if (held !== undefined) {
      this.#held.delete(at)
      this.#held.set(at, held)
      return held
    }
    const [first = 0, end = 0] = [this.zips[2 * at + 1], this.zips[2 * at + 3]]
    const bytes = new Uint8Array((end - first) * STREET_BYTES)
    readSync(this.#streets, bytes, 0, bytes.length, first * STREET_BYTES)
    const read = { at, records: new Int32Array(bytes.buffer) }
    this.#held.set(at, read)
    this.#bytes += bytes.length
    for (const [oldest, { records }] of this.#held) {
      if (this.#bytes <= HELD_BYTES) break
      this.#held.delete(oldest)
      this.#bytes -= records.byteLength
    }
    return read
  }

  /** Returns a street's lines, by its position in the records. */
  linesOf({ records }: ZipStreets, record: number): ReadonlyArray<StreetLine> {
    const offset = (records[record + 1] ?? 0) >>> 0
    for (let length = LINES_BYTES; ; length *= 8) {
      const bytes = new Uint8Array(length)
      const read = readSync(this.#lines, bytes, 0, length, offset)
      try {
        return readLines(new ByteReader(bytes.subarray(0, read), 0))
      } catch (cause) {
        if (read < length) throw cause
      }
    }
  }

  /** Returns the positions of the ZIP Codes that contain a street, ascending. */
  zipsOf(name: number): Uint16Array {
    const [first = 0, end = 0] = [this.facts[2 * name + 1], this.facts[2 * name + 3]]
    const bytes = new Uint8Array(2 * (end - first))
    readSync(this.#where, bytes, 0, bytes.length, 2 * first)
    return new Uint16Array(bytes.buffer)
  }
}
