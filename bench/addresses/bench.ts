import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { distanceMiles } from "@listwright/domain/counting"
import { parseStreetAddress } from "@listwright/domain/geography"
import { readZips } from "@listwright/geography"
import { ensureUniverse } from "@listwright/engine/universe"
import { Effect } from "effect"
import { AddressFiles } from "../../packages/engine/src/addresses/AddressFiles.ts"
import { buildAddresses } from "../../packages/engine/src/addresses/buildAddresses.ts"
import { StreetFinder } from "../../packages/engine/src/addresses/findStreet.ts"
import { zipAddresses } from "../../packages/engine/src/addresses/zipAddresses.ts"
import type { UniverseManifest } from "../../packages/engine/src/format/UniverseManifest.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"
import { overHttp } from "./overHttp.ts"
import { large } from "./large.ts"

const RECORDS = Number(process.env["RECORDS"] ?? 1_000_000)
const METERS_A_MILE = 1_609.344
/** A tenth of all houses, the same ones every time, with everybody who lives there. */
const HELD_OUT = 0.1

const count = (value: number): string => Math.round(value).toLocaleString("en-US")
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
const meters = (value: number): string => (value < 10 ? `${value.toFixed(1)} m` : `${count(value)} m`)

const houseOf = (zip: number, address: string): string => {
  const read = parseStreetAddress(address)
  return read === null ? "" : `${zip} ${read.number} ${read.street}`
}

const isHeldOut = (zip: number, address: string): boolean =>
  createHash("sha256").update(houseOf(zip, address)).digest().readUInt32LE() / 2 ** 32 < HELD_OUT

const rss = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** Every house in the universe once, with what is answered about it, by whether it is in the index. */
const errorsOf = async (universe: string, manifest: UniverseManifest, finder: StreetFinder) => {
  const errors = new Map<string, Array<number>>()
  const zips = new Map(readZips().map((info) => [info.zip, info]))
  const cityMiddles = new Map<string, { longitude: number; latitude: number; zips: number }>()
  for (const { city, latitude, longitude, state } of zips.values()) {
    const known = cityMiddles.get(`${city}, ${state}`) ?? { longitude: 0, latitude: 0, zips: 0 }
    cityMiddles.set(`${city}, ${state}`, {
      longitude: known.longitude + longitude,
      latitude: known.latitude + latitude,
      zips: known.zips + 1,
    })
  }
  const put = (row: string, from: readonly [number, number], to: readonly [number, number]): void => {
    const own = errors.get(row) ?? []
    errors.set(row, own)
    own.push(distanceMiles(from, to) * METERS_A_MILE)
  }
  let asked = 0
  let took = 0
  for await (const { records, zip } of zipAddresses(universe, manifest)) {
    const seen = new Set<string>()
    const text = String(zip).padStart(5, "0")
    const info = zips.get(text)
    for (const { address, latitude, longitude } of records) {
      const read = parseStreetAddress(address)
      const house = houseOf(zip, address)
      if (read === null || seen.has(house) || info === undefined) continue
      seen.add(house)
      const before = performance.now()
      const [found] = finder.find({ ...read, zips: [text], isExact: false })
      took += performance.now() - before
      asked++
      const known = isHeldOut(zip, address) ? "held out of the index" : "in the index"
      const here = [longitude, latitude] as const
      if (found === undefined || found.level === "zip")
        put(`no street: ZIP center, house ${known}`, here, [info.longitude, info.latitude])
      else put(`${found.level}, house ${known}`, here, [found.longitude, found.latitude])
      put("zip center, all houses", here, [info.longitude, info.latitude])
      const city = cityMiddles.get(`${info.city}, ${info.state}`)
      if (city !== undefined)
        put("city center, all houses", here, [city.longitude / city.zips, city.latitude / city.zips])
    }
  }
  return { errors, asked, took }
}

/**
 * Measures address lookup: the distance from the true location, addresses per second, the time to suggestions, and
 * what the index takes.
 */
export const bench = async (): Promise<ReadonlyArray<BenchTable>> => {
  const folder = await mkdtemp(join(tmpdir(), "listwright-bench-addresses-"))
  try {
    const universe = process.env["UNIVERSE"] ?? join(folder, "universe")
    if (!existsSync(join(universe, "manifest.json")))
      await Effect.runPromise(ensureUniverse({ folder: universe, records: RECORDS, seed: 2026 }))
    const manifest: UniverseManifest = JSON.parse(await readFile(join(universe, "manifest.json"), "utf8"))
    const { records } = manifest
    const start = performance.now()
    const made = await buildAddresses(universe, manifest, { into: folder, isHeldOut })
    const building = performance.now() - start
    if (made === null) throw new Error("the universe has no streets")
    const before = rss()
    const files = await AddressFiles.open(folder, made)
    const opened = rss()
    const { asked, errors, took } = await errorsOf(universe, manifest, new StreetFinder(files))
    const bytes = Object.values(made.files).reduce((sum, file) => sum + file.bytes, 0)
    files.close()
    const { keystrokes, rows } = await overHttp(universe, folder)
    const { p50, p99 } = percentiles(keystrokes.times)
    const ms = (value: number) => `${value.toFixed(1)} ms`
    return [
      {
        records,
        head: ["where houses are found, a tenth of them held out", "houses", "median error", "p90"],
        rows: [...errors]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([row, own]) => {
            const sorted = own.toSorted((a, b) => a - b)
            const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
            return [row, count(own.length), meters(at(0.5)), meters(at(0.9))]
          }),
      },
      {
        records,
        head: ["addresses a second", "figure"],
        rows: [
          ["in the index", count((asked / took) * 1_000)],
          [`a file of ${count(rows.rows)} over HTTP, to the answer`, count((rows.rows / rows.took) * 1_000)],
        ],
      },
      {
        records,
        head: ["keystroke to suggestions, over HTTP", "first", "p50", "p99"],
        rows: [["streets, cities and ZIP Codes", ms(keystrokes.first), ms(p50), ms(p99)]],
      },
      {
        records,
        head: ["index of streets", "figure"],
        rows: [
          ["making it, after the start", `${(building / 1_000).toFixed(1)} s`],
          ["names of streets", count(made.names)],
          ["streets of ZIP Codes", count(made.streets)],
          ["on the disk", megabytes(bytes)],
          ["memory that opening it takes (RSS)", megabytes(Math.max(opened - before, 0))],
        ],
      },
      ...(await large(folder)),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
