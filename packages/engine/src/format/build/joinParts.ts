import { createHash } from "node:crypto"
import { mkdir, open, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { VECTOR_BYTES } from "../layout/layOutRows.ts"
import type { SliceGroup } from "../layout/Slices.ts"
import { readZipTable, writeZipTable, type ZipRows } from "../layout/ZipTable.ts"
import type { DataFile, UniverseManifest } from "../UniverseManifest.ts"
import { PARTS_FOLDER, type PartKind, partPath } from "./writeParts.ts"

/** Writes a file from blocks, flushes it, and returns its path, size, and hash. */
const writeBlocks = async (
  folder: string,
  path: string,
  blocks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<DataFile> => {
  const hash = createHash("sha256")
  const file = await open(join(folder, path), "w")
  let bytes = 0
  try {
    for await (const block of blocks) {
      hash.update(block)
      bytes += block.length
      await file.writeFile(block)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { path, bytes, sha256: hash.digest("hex") }
}

/**
 * Joins the chunks' ZIP tables into one, converting positions relative to a chunk to positions relative to the
 * universe.
 */
const joinZips = async (folder: string, vectors: ReadonlyArray<number>): Promise<ReadonlyArray<ZipRows>> => {
  const zips: Array<ZipRows> = []
  let [vector, row, stray, routeRun, zip4Run] = [0, 0, 0, 0, 0]
  for (const [chunk, length] of vectors.entries()) {
    const own = readZipTable(await readFile(partPath(folder, chunk, "zips")))
    for (const zip of own)
      zips.push({
        ...zip,
        vector: zip.vector + vector,
        row: zip.row + row,
        stray: zip.stray + stray,
        routeRun: zip.routeRun + routeRun,
        zip4Run: zip.zip4Run + zip4Run,
      })
    vector += length
    for (const { routeRuns, rows, strays, zip4Runs } of own) {
      row += rows
      stray += strays
      routeRun += routeRuns
      zip4Run += zip4Runs
    }
  }
  return zips
}

/** Joins the chunks' parts into one file per slice group and one per type of place, and deletes the parts. */
export const joinParts = async (
  folder: string,
  groups: ReadonlyArray<SliceGroup>,
  vectors: ReadonlyArray<number>,
): Promise<Pick<UniverseManifest, "bits" | "places" | "vectors">> => {
  await mkdir(join(folder, "bits"))
  await mkdir(join(folder, "places"))
  const whole = (kind: PartKind) =>
    async function* () {
      for (const chunk of vectors.keys()) yield await readFile(partPath(folder, chunk, kind))
    }
  const parts = await Promise.all(vectors.map((_, chunk) => open(partPath(folder, chunk, "bits"))))
  const bits: Array<UniverseManifest["bits"][number]> = []
  try {
    let before = 0
    for (const { name, slices } of groups) {
      const first = before
      const blocks = async function* () {
        for (let slice = first; slice < first + slices; slice++)
          for (const [chunk, part] of parts.entries()) {
            const block = Buffer.allocUnsafe((vectors[chunk] ?? 0) * VECTOR_BYTES)
            await part.read(block, 0, block.length, slice * block.length)
            yield block
          }
      }
      bits.push({ name, slices, ...(await writeBlocks(folder, `bits/${name}.bits`, blocks())) })
      before += slices
    }
  } finally {
    for (const part of parts) await part.close()
  }
  const places = {
    zips: await writeBlocks(folder, "places/zips", [writeZipTable(await joinZips(folder, vectors))]),
    routeRuns: await writeBlocks(folder, "places/routes", whole("routes")()),
    zip4Runs: await writeBlocks(folder, "places/zip4s", whole("zip4s")()),
    points: await writeBlocks(folder, "places/points", whole("points")()),
    strays: await writeBlocks(folder, "places/strays", whole("strays")()),
    keys: await writeBlocks(folder, "places/keys", whole("keys")()),
  }
  await rm(join(folder, PARTS_FOLDER), { recursive: true })
  return { bits, places, vectors: vectors.reduce((sum, length) => sum + length, 0) }
}
