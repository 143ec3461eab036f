import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { readColumns } from "../format/columns/columnsFile.ts"
import { VECTOR_BYTES } from "../format/layout/layOutRows.ts"
import { readZipTable, type ZipRows } from "../format/layout/ZipTable.ts"
import type { DataFile, UniverseManifest } from "../format/UniverseManifest.ts"
import { PlaceFiles } from "./geography/PlaceFiles.ts"
import { Outliers } from "./geography/Outliers.ts"
import type { AreaFacts, ZipFacts } from "../question/AreaFacts.ts"
import { knownNodes } from "../question/knownNodes.ts"
import type { CriteriaFacts } from "../question/rowConditions.ts"
import { ZipPlaces } from "./geography/ZipPlaces.ts"
import { FileLoaders } from "./memory/FileLoaders.ts"
import { planMemory } from "./memory/Segment.ts"
import { SliceStore } from "./memory/SliceStore.ts"
import { QueryRunner } from "./run/QueryRunner.ts"
import { WorkerPool } from "./run/WorkerPool.ts"

/** The number of bitmaps that always fit alongside the slices: suppressions, and rows that a question marks. */
const BITMAPS = 10

/** The number of threads for reading files; more would only wait for memory. */
const LOADERS = 2

export interface OpenOptions {
  readonly zips: ReadonlyArray<ZipFacts>
  readonly areas: AreaFacts
  /** The number of threads for scanning. */
  readonly workers: number
  /** The maximum size of slices and bitmaps in bytes; exceeded only if a single question's slices need more. */
  readonly slotBytes: number
  /** True to let `load` read slices before the first question needs them. Defaults to true. */
  readonly preload?: boolean
}

/** A universe with its slices in memory. */
export interface SlicedUniverse extends CriteriaFacts {
  readonly manifest: UniverseManifest
  readonly places: ZipPlaces
  readonly files: PlaceFiles
  readonly store: SliceStore
  readonly runner: Pick<QueryRunner, keyof QueryRunner>
  /** Returns the bytes of a slot for some vectors. */
  readonly bitmap: (slot: number, vector: number, vectors: number) => Uint8Array
  readonly clear: (slot: number) => void
  /**
   * Verifies the files with the rows' locations and reads as many slices as fit; rejects with `UniverseUnusable`. Then
   * verifies the remaining files, so questions that need them don't have to wait.
   */
  readonly load: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Verifies files one at a time, leaving the other threads to questions in the queue. A question that needs a damaged
 * file gets the error.
 */
const proveOneByOne = async (loaders: FileLoaders, files: ReadonlyArray<DataFile>): Promise<void> => {
  for (const file of files) await loaders.prove(file).catch(() => undefined)
}

const readStrays = async (
  folder: string,
  { places }: UniverseManifest,
  zips: ReadonlyArray<ZipRows>,
): Promise<Outliers> => {
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, places.strays.path))
  return new Outliers(zips, new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength)))
}

/** Opens the slices in a universe folder whose manifest has been read. */
export const openSlices = async (
  folder: string,
  manifest: UniverseManifest,
  { areas, preload = true, slotBytes, workers: threads, zips }: OpenOptions,
): Promise<SlicedUniverse> => {
  const loaders = new FileLoaders(folder, LOADERS)
  const { keys, points, routeRuns, zip4Runs } = manifest.places
  // Other threads verify where rows are while this one prepares; waiting for it reveals what is damaged.
  const placed = Promise.all([points, zip4Runs, routeRuns].map((file) => loaders.prove(file)))
  placed.catch(() => undefined)
  const columns = await readColumns(folder)
  const rows = readZipTable(await readFile(join(folder, manifest.places.zips.path)))
  const strays = await readStrays(folder, manifest, rows)
  const bytes = manifest.vectors * VECTOR_BYTES
  const all = manifest.bits.reduce((sum, { slices }) => sum + slices, 0) + BITMAPS
  const slots = Math.max(Math.min(all, Math.floor(slotBytes / Math.max(bytes, 1))), Math.min(all, 64))
  const plan = planMemory(
    rows.map(({ vector }) => vector),
    manifest.vectors,
    slots,
  )
  const files = new PlaceFiles(folder, manifest, loaders, strays)
  const store = new SliceStore(manifest, plan, loaders)
  const workers = new WorkerPool(threads, { memories: plan.segments.map(({ memory }) => memory) })
  return {
    manifest,
    columns,
    nodes: knownNodes(columns),
    places: new ZipPlaces(rows, zips, areas, strays),
    files,
    store,
    runner: new QueryRunner(plan, workers),
    bitmap: (slot, vector, vectors) => {
      const segment = plan.segments.findLast(({ first }) => first <= vector)
      if (segment === undefined) throw new RangeError(`there is no vector ${vector}`)
      const start = slot * plan.stride + (vector - segment.first) * VECTOR_BYTES
      return new Uint8Array(segment.memory.buffer, start, vectors * VECTOR_BYTES)
    },
    clear: (slot) => {
      for (const { memory } of plan.segments)
        new Uint8Array(memory.buffer, slot * plan.stride, plan.stride).fill(0)
    },
    load: async () => {
      await Promise.all([placed, ...(preload ? [store.preload()] : [])])
      void proveOneByOne(loaders, [keys, ...manifest.bits])
    },
    close: async () => {
      files.close()
      await loaders.close()
      await workers.close()
    },
  }
}
