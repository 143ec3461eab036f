import { open } from "node:fs/promises"
import { join } from "node:path"
import type { StoredColumn } from "../columns/StoredColumn.ts"
import { layOutRows } from "../layout/layOutRows.ts"
import { placeRows } from "../layout/placeRows.ts"
import type { OccupantFact } from "../layout/Slices.ts"
import { sliceBits } from "../layout/sliceBits.ts"
import { writeZipTable } from "../layout/ZipTable.ts"
import type { Rows } from "../rows/Rows.ts"

/** The folder that stores a chunk's parts until they're joined. */
export const PARTS_FOLDER = "parts"

/** The files that a chunk writes to this folder, by extension. */
export const PART_KINDS = ["bits", "zips", "routes", "zip4s", "points", "strays", "keys"] as const
export type PartKind = (typeof PART_KINDS)[number]

export const partPath = (folder: string, chunk: number, kind: PartKind): string =>
  join(folder, PARTS_FOLDER, `${String(chunk).padStart(4, "0")}.${kind}`)

const bytesOf = ({ buffer, byteLength, byteOffset }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Returns the rows' person keys; as bytes, the low half comes first. */
const keysOf = (rows: Rows): Uint32Array => {
  const [high, low] = [rows.column("KEY_HIGH"), rows.column("KEY_LOW")]
  const keys = new Uint32Array(2 * rows.length)
  for (let row = 0; row < rows.length; row++) {
    keys[2 * row] = low[row] ?? 0
    keys[2 * row + 1] = high[row] ?? 0
  }
  return keys
}

/** A summary of a chunk's written parts. */
export interface WrittenParts {
  /** The number of vectors per slice. */
  readonly vectors: number
  /** The chunk's rows that are far from the others in their ZIP Code. */
  readonly strays: ReadonlyArray<number>
}

/** Writes the slices and places for a chunk's rows. */
export const writeParts = async (
  folder: string,
  chunk: number,
  rows: Rows,
  columns: ReadonlyArray<StoredColumn>,
  facts: ReadonlyArray<OccupantFact> = [],
): Promise<WrittenParts> => {
  const layout = layOutRows(rows.column("ZIP"), rows.column("HOUSEHOLD"))
  const { points, routeRuns, strayRows, strays, zip4Runs, zips } = placeRows(rows, layout)
  const contents = {
    bits: sliceBits(rows, layout, columns, facts),
    zips: [writeZipTable(zips)],
    routes: [bytesOf(routeRuns)],
    zip4s: [bytesOf(zip4Runs)],
    points: [bytesOf(points)],
    strays: [bytesOf(strays)],
    keys: [bytesOf(keysOf(rows))],
  } satisfies Record<PartKind, Iterable<Uint8Array>>
  for (const kind of PART_KINDS) {
    const file = await open(partPath(folder, chunk, kind), "w")
    try {
      for (const bytes of contents[kind]) await file.writeFile(bytes)
    } finally {
      await file.close()
    }
  }
  return { vectors: layout.vectors, strays: strayRows }
}
