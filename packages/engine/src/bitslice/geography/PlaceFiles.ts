import { closeSync, openSync, readSync } from "node:fs"
import { join } from "node:path"
import { VECTOR_ROWS } from "../../format/layout/layOutRows.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { FileLoaders } from "../memory/FileLoaders.ts"
import type { Outliers } from "./Outliers.ts"

/** The number of ZIP Codes whose points and runs are cached; the least recently used are evicted first. */
const KEPT = 2_000

/** The units that make up ZIP Codes. */
export type SmallUnit = "zip4" | "carrierRoute"

/** Adjacent rows with the same code, as a range of positions in the ZIP Code with an exclusive end. */
export interface Run {
  readonly code: number
  readonly from: number
  readonly to: number
}

/** Caches a function's most recent results by ZIP Code. */
const keeping = <A>(read: (zip: ZipRows) => A): ((zip: ZipRows) => A) => {
  const kept = new Map<number, A>()
  return (zip) => {
    const known = kept.get(zip.zip)
    const value = known ?? read(zip)
    kept.delete(zip.zip)
    kept.set(zip.zip, value)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

/** Returns a function that reuses the same buffer on each call, enlarging it if it's too small. */
const reusing = (): ((bytes: number) => ArrayBuffer) => {
  let reused = new ArrayBuffer(0)
  return (bytes) => {
    if (reused.byteLength < bytes) reused = new ArrayBuffer(bytes)
    return reused
  }
}

const RUN_BYTES = 8
const POINT_BYTES = 8
const KEY_BYTES = 8

/** Reads the locations of a ZIP Code's rows when an area cuts through it. */
export class PlaceFiles {
  readonly #files: ReadonlyArray<number>
  /** The longitude and latitude of each position (see `toStoredDegrees`). */
  readonly points: (zip: ZipRows) => Int32Array
  readonly strays: Outliers
  readonly routeRuns: (zip: ZipRows) => ReadonlyArray<Run>
  readonly zip4Runs: (zip: ZipRows) => ReadonlyArray<Run>
  /**
   * Reads the runs without objects or caching, for callers that read all of them: each run's code and first position,
   * valid until the next call.
   */
  readonly readRuns: (zip: ZipRows, unit: SmallUnit) => Uint32Array
  /**
   * Settles when the keys file has been verified, which must happen before any key is read; few questions need keys.
   */
  readonly keysProven: () => Promise<void>
  /** Returns the rows' person keys, in order. */
  readonly keys: (zip: ZipRows) => BigUint64Array
  /**
   * Reads the keys without caching, for callers that read all of them: the low and high half of each key, valid until
   * the next call.
   */
  readonly readKeyHalves: (zip: ZipRows) => Uint32Array

  constructor(folder: string, { places }: UniverseManifest, loaders: FileLoaders, strays: Outliers) {
    this.strays = strays
    const opened = (path: string): number => openSync(join(folder, path), "r")
    const [points, routes, zip4s, keys] = [
      opened(places.points.path),
      opened(places.routeRuns.path),
      opened(places.zip4Runs.path),
      opened(places.keys.path),
    ]
    this.#files = [points, routes, zip4s, keys]
    const fill = (file: number, into: Uint8Array, position: number): void => {
      if (readSync(file, into, 0, into.length, position) !== into.length)
        throw new Error("a file of the universe is shorter than its manifest says")
    }
    const read = (file: number, bytes: number, position: number): ArrayBuffer => {
      const buffer = new ArrayBuffer(bytes)
      fill(file, new Uint8Array(buffer), position)
      return buffer
    }
    const runs = (file: number, { vectors }: ZipRows, first: number, count: number): ReadonlyArray<Run> => {
      const words = new Uint32Array(read(file, count * RUN_BYTES, first * RUN_BYTES))
      return Array.from({ length: count }, (_, at) => ({
        code: words[2 * at] ?? 0,
        from: words[2 * at + 1] ?? 0,
        to: at + 1 < count ? (words[2 * at + 3] ?? 0) : vectors * VECTOR_ROWS,
      }))
    }
    this.points = keeping(
      ({ vector, vectors }) =>
        new Int32Array(read(points, vectors * VECTOR_ROWS * POINT_BYTES, vector * VECTOR_ROWS * POINT_BYTES)),
    )
    this.keysProven = () => loaders.prove(places.keys)
    const ensureProven = (): void => {
      if (!loaders.isProven(places.keys)) throw new Error("the person keys were not proven")
    }
    this.keys = keeping(({ row, rows }) => {
      ensureProven()
      return new BigUint64Array(read(keys, rows * KEY_BYTES, row * KEY_BYTES))
    })
    const reusedKeys = reusing()
    this.readKeyHalves = ({ row, rows }) => {
      ensureProven()
      const buffer = reusedKeys(rows * KEY_BYTES)
      fill(keys, new Uint8Array(buffer, 0, rows * KEY_BYTES), row * KEY_BYTES)
      return new Uint32Array(buffer, 0, 2 * rows)
    }
    const reusedRuns = reusing()
    this.readRuns = (zip, unit) => {
      const [file, first, count] =
        unit === "zip4" ? [zip4s, zip.zip4Run, zip.zip4Runs] : [routes, zip.routeRun, zip.routeRuns]
      const buffer = reusedRuns(count * RUN_BYTES)
      fill(file, new Uint8Array(buffer, 0, count * RUN_BYTES), first * RUN_BYTES)
      return new Uint32Array(buffer, 0, 2 * count)
    }
    this.routeRuns = keeping((zip) => runs(routes, zip, zip.routeRun, zip.routeRuns))
    this.zip4Runs = keeping((zip) => runs(zip4s, zip, zip.zip4Run, zip.zip4Runs))
  }

  close(): void {
    for (const file of this.#files) closeSync(file)
  }
}
