import { createWriteStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { readZips } from "@listwright/geography"
import { Random } from "../../../../src/sample-universe/random/Random.ts"
import type { RefusalKind } from "../../../../src/import/staging/Field.ts"
import type { Cells } from "../providerFiles.ts"
import { pick, type ProviderFile } from "./ProviderFile.ts"

const BROKEN = 0.02
/** Behind keys that no row has. */
const NOBODY = "90000000"
/** The share of the valid rows that appears in a file of changes. */
const CHANGED = 0.03
/** Rows of a piece that is written at once. */
const PIECE = 1_000

const cellText = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const lineOf = (cells: ReadonlyArray<string>): string => cells.map(cellText).join(",")

/** Rows that break the form of a file: cut off, text next to a quoted cell, and not in UTF-8. */
const MALFORMED: ReadonlyArray<(cells: ReadonlyArray<string>) => Buffer> = [
  (cells) => Buffer.from(lineOf(cells.slice(0, 5))),
  (cells) => Buffer.from(['"Acme"s', ...cells.slice(1).map(cellText)].join(",")),
  (cells) =>
    Buffer.from(lineOf(["Caf\u00e9", ...cells.slice(1)]).replaceAll(/[\u0100-\uffff]/g, "?"), "latin1"),
]

/** The number of rows that were broken in each way. */
export type Broken = Map<RefusalKind, number>

class Writer {
  readonly broken: Broken = new Map()
  /** Keys of rows that nothing is wrong with. */
  readonly fit: Array<string> = []
  readonly #file: ProviderFile
  readonly #random: Random
  readonly #zips: readonly [string, ...ReadonlyArray<string>]
  #zip = "60614"
  #ways = 0

  constructor(file: ProviderFile, seed: number, stream: number, places: number) {
    const [first = "60614", ...others] = readZips().map(({ zip }) => zip)
    const every = Math.max(1, Math.floor(others.length / places))
    this.#zips = [first, ...others.filter((_, at) => at % every === 0)]
    this.#file = file
    this.#random = new Random(seed, stream)
  }

  #refused(kind: RefusalKind): void {
    this.broken.set(kind, (this.broken.get(kind) ?? 0) + 1)
  }

  /** A whole row, at its place. */
  cells(at: number): Cells {
    // Neighbors live together.
    if (at % 2 === 0) this.#zip = pick(this.#random, this.#zips)
    return this.#file.row(this.#random, at, this.#zip)
  }

  /** Writes a row of a file, rarely a broken one; `last` follows its own cells. */
  row(at: number, last: ReadonlyArray<string>): Buffer {
    const cells = this.cells(at)
    const { breaks } = this.#file
    const written = (own: Cells): Buffer => Buffer.from(lineOf([...Object.values(own), ...last]))
    if (!this.#random.chance(BROKEN)) {
      this.fit.push(cells["id"] ?? "")
      return written(cells)
    }
    const way = this.#ways++ % (breaks.length + MALFORMED.length + 1)
    const malformed = MALFORMED[way]
    const one = breaks[way - MALFORMED.length]
    if (malformed !== undefined) {
      this.#refused("RowMalformed")
      return malformed([...Object.values(cells), ...last])
    }
    if (one !== undefined) {
      this.#refused(one.kind)
      return written(one.broken(cells, this.#random))
    }
    const key = this.fit.at(-1)
    if (key === undefined) return written(cells)
    this.#refused("KeyTwice")
    return written({ ...cells, id: key })
  }

  refuse(kind: RefusalKind, line: string): Buffer {
    this.#refused(kind)
    return Buffer.from(line)
  }
}

/** The names of a file's columns. */
export const headOf = (file: ProviderFile): ReadonlyArray<string> =>
  Object.keys(file.row(new Random(1, 1), 0, "60614"))

const inPieces = function* (rows: Iterable<Buffer>): Generator<Buffer> {
  let piece: Array<Buffer> = []
  const end = Buffer.from("\n")
  for (const row of rows) {
    piece.push(row, end)
    if (piece.length < PIECE) continue
    yield Buffer.concat(piece)
    piece = []
  }
  yield Buffer.concat(piece)
}

/** The written files, and the rows that are wrong on purpose. */
export interface Provided {
  readonly mapping: string
  readonly people: string
  readonly changes: string
  readonly broken: Broken
  readonly brokenChanges: Broken
}

/** Writes a provider's mapping, file and file of changes into a folder; the same seed writes the same bytes. */
export const writeProvider = async (
  file: ProviderFile,
  folder: string,
  records: number,
  seed: number,
): Promise<Provided> => {
  const paths = {
    mapping: join(folder, "mapping.json"),
    people: join(folder, "people.csv"),
    changes: join(folder, "changes.csv"),
  }
  const input = { format: "csv", files: ["people.csv"] }
  await writeFile(paths.mapping, JSON.stringify({ ...file.mapping, input }))
  const head = headOf(file)
  const places = Math.max(20, Math.round(records / 40))
  const writer = new Writer(file, seed, 1, places)
  const rows = function* (): Generator<Buffer> {
    yield Buffer.from(lineOf(head))
    for (let at = 0; at < records; at++) yield writer.row(at, [])
  }
  await pipeline(inPieces(rows()), createWriteStream(paths.people))

  const changer = new Writer(file, seed, 2, places)
  const known = writer.fit.filter((_, at) => at % Math.round(1 / CHANGED) === 0)
  const blank = ",".repeat(head.length - 1)
  const changes = function* (): Generator<Buffer> {
    yield Buffer.from(lineOf([...head, "op"]))
    for (const [at, id] of known.entries()) {
      if (at % 3 === 0) yield Buffer.from(`${id}${blank},delete`)
      else if (at % 3 === 1)
        yield Buffer.from(lineOf([...Object.values({ ...changer.cells(at), id }), "upsert"]))
      else yield changer.row(records + at, ["upsert"])
    }
    yield changer.refuse("KeyUnknown", `1${NOBODY}${blank},delete`)
    yield changer.refuse("OperationUnknown", `2${NOBODY}${blank},drop`)
  }
  await pipeline(inPieces(changes()), createWriteStream(paths.changes))
  return { ...paths, broken: writer.broken, brokenChanges: changer.broken }
}
