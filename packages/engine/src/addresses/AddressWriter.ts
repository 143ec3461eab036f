import { createHash } from "node:crypto"
import { type FileHandle, open } from "node:fs/promises"
import { join } from "node:path"
import type { DataFile } from "../format/UniverseManifest.ts"
import type { AddressManifest } from "./AddressManifest.ts"
import { ByteWriter, writeLines } from "./lineBytes.ts"
import type { House } from "./House.ts"
import { type StreetLocation, locateStreetHouses } from "./StreetLine.ts"

/** The size of a street in the streets file, in bytes. */
export const STREET_BYTES = 16
/**
 * The precision of street centers: thousandths of a degree, about a hundred meters, so the center of a street with only
 * one house doesn't reveal where that house is.
 */
export const CENTER_UNITS_PER_DEGREE = 1e3
/**
 * The value of both coordinates of a street's center if its houses disagree about the location. It's out of range for
 * any longitude.
 */
export const UNKNOWN_CENTER = 0x7fffffff

/** A street in a ZIP Code. */
export interface StreetHouses {
  readonly key: string
  /** The houses in ascending order, without duplicate numbers. */
  readonly houses: ReadonlyArray<House>
}

/** A file written sequentially. */
class WrittenFile {
  readonly #path: string
  readonly #hash = createHash("sha256")
  readonly #file: FileHandle
  #bytes = 0

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  static async open(folder: string, path: string): Promise<WrittenFile> {
    return new WrittenFile(path, await open(join(folder, path), "w"))
  }

  get bytes(): number {
    return this.#bytes
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    this.#bytes += bytes.length
    await this.#file.writeFile(bytes)
  }

  async finish(): Promise<DataFile> {
    await this.#file.sync()
    await this.#file.close()
    return { path: this.#path, bytes: this.#bytes, sha256: this.#hash.digest("hex") }
  }
}

const writeAll = async (folder: string, path: string, bytes: Uint8Array): Promise<DataFile> => {
  const file = await WrittenFile.open(folder, path)
  await file.write(bytes)
  return await file.finish()
}

const bytesOf = ({ buffer, byteLength, byteOffset }: Uint32Array | Uint16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

const middleOf = ({ middle }: StreetLocation): readonly [number, number] =>
  middle === null
    ? [UNKNOWN_CENTER, UNKNOWN_CENTER]
    : [
        Math.round(middle.longitude * CENTER_UNITS_PER_DEGREE),
        Math.round(middle.latitude * CENTER_UNITS_PER_DEGREE),
      ]

/** A ZIP Code's streets, with names numbered in the order they were added. */
interface ZipStreets {
  readonly zip: number
  readonly records: Int32Array
}

/**
 * Writes a universe's streets to a folder, ZIP Code by ZIP Code. Keeps 16 bytes per street and every distinct name in
 * memory.
 */
export class AddressWriter {
  readonly #folder: string
  readonly #lines: WrittenFile
  readonly #out = new ByteWriter()
  readonly #names = new Map<string, number>()
  readonly #houses: Array<number> = []
  readonly #zips: Array<ZipStreets> = []
  #streets = 0

  private constructor(folder: string, lines: WrittenFile) {
    this.#folder = folder
    this.#lines = lines
  }

  static async open(folder: string): Promise<AddressWriter> {
    return new AddressWriter(folder, await WrittenFile.open(folder, "lines"))
  }

  /**
   * Adds a ZIP Code; call in ascending order of ZIP Code. The streets may be in any order, each with at least one
   * house.
   */
  async addZip(zip: number, streets: ReadonlyArray<StreetHouses>): Promise<void> {
    if (streets.length === 0) return
    const records = new Int32Array((STREET_BYTES / 4) * streets.length)
    for (const [at, { houses, key }] of streets.entries()) {
      const name = this.#names.get(key) ?? this.#names.size
      this.#names.set(key, name)
      this.#houses[name] = (this.#houses[name] ?? 0) + houses.length
      // The offset is read as an unsigned number.
      const offset = this.#lines.bytes + this.#out.length
      const placed = locateStreetHouses(houses)
      records.set([name, offset, ...middleOf(placed)], (STREET_BYTES / 4) * at)
      writeLines(this.#out, placed.lines)
    }
    this.#streets += streets.length
    this.#zips.push({ zip, records })
    await this.#lines.write(this.#out.take())
  }

  async finish(snapshot: string): Promise<AddressManifest> {
    const folder = this.#folder
    // What was read back would point elsewhere.
    if (this.#lines.bytes >= 2 ** 32) throw new RangeError("the streets take more than 4 GB")
    const lines = await this.#lines.finish()
    const sorted = [...this.#names.keys()].toSorted()
    const placeOf = new Uint32Array(sorted.length)
    for (const [place, key] of sorted.entries()) placeOf[this.#names.get(key) ?? 0] = place
    const counts = new Uint32Array(sorted.length + 1)
    const streets = await WrittenFile.open(folder, "streets")
    const zips = new Uint32Array(2 * this.#zips.length + 2)
    let first = 0
    for (const [at, { records, zip }] of this.#zips.entries()) {
      zips.set([zip, first], 2 * at)
      first += records.length / 4
      const ordered = Array.from({ length: records.length / 4 }, (_, street) => ({
        street,
        name: placeOf[records[4 * street] ?? 0] ?? 0,
      })).toSorted((a, b) => a.name - b.name)
      const written = new Int32Array(records.length)
      for (const [to, { name, street }] of ordered.entries()) {
        counts[name + 1] = (counts[name + 1] ?? 0) + 1
        written.set(records.subarray(4 * street, 4 * street + 4), 4 * to)
        written[4 * to] = name
      }
      records.set(written)
      await streets.write(new Uint8Array(written.buffer))
    }
    zips.set([0, first], 2 * this.#zips.length)
    for (let name = 0; name < sorted.length; name++)
      counts[name + 1] = (counts[name + 1] ?? 0) + (counts[name] ?? 0)
    const where = new Uint16Array(this.#streets)
    const filled = counts.slice()
    for (const [at, { records }] of this.#zips.entries())
      for (let street = 0; street < records.length; street += 4) {
        const name = records[street] ?? 0
        where[filled[name] ?? 0] = at
        filled[name] = (filled[name] ?? 0) + 1
      }
    const facts = new Uint32Array(2 * sorted.length + 2)
    for (const [place, key] of sorted.entries())
      facts.set([this.#houses[this.#names.get(key) ?? 0] ?? 0, counts[place] ?? 0], 2 * place)
    facts.set([0, counts[sorted.length] ?? 0], 2 * sorted.length)
    return {
      version: 3,
      snapshot,
      names: sorted.length,
      streets: this.#streets,
      files: {
        names: await writeAll(folder, "names", Buffer.from(sorted.map((key) => `${key}\n`).join(""))),
        facts: await writeAll(folder, "facts", bytesOf(facts)),
        where: await writeAll(folder, "where", bytesOf(where)),
        zips: await writeAll(folder, "zips", bytesOf(zips)),
        streets: await streets.finish(),
        lines,
      },
    }
  }
}
