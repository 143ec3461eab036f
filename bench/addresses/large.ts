import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { readZips } from "@listwright/geography"
import { AddressFiles } from "../../packages/engine/src/addresses/AddressFiles.ts"
import { ADDRESSES } from "../../packages/engine/src/addresses/AddressManifest.ts"
import { AddressWriter, type StreetHouses } from "../../packages/engine/src/addresses/AddressWriter.ts"
import { StreetFinder } from "../../packages/engine/src/addresses/findStreet.ts"
import { suggestStreets } from "../../packages/engine/src/addresses/suggestStreets.ts"
import { ZipCities } from "../../packages/engine/src/addresses/ZipCities.ts"
import { percentiles, type BenchTable } from "../table.ts"

/** Streets of each ZIP Code, and different names in all: about what the United States has, where 100 million people live on them. */
const STREETS = 150
const NAMES = 1_000_000
const HOUSES = 7
const SUFFIXES = ["ST", "AVE", "DR", "RD", "LN", "CT", "PL", "WAY"]
const SYLLABLES = [
  "BA",
  "CO",
  "DEN",
  "EL",
  "FOR",
  "GRE",
  "HIL",
  "IN",
  "JO",
  "KEN",
  "LA",
  "MON",
  "NOR",
  "OAK",
  "PAR",
  "RI",
]
const ASKED = 2_000

/** A name of its own for each number. */
const nameOf = (number: number): string => {
  let [rest, word] = [Math.floor(number / SUFFIXES.length), ""]
  for (let at = 0; at < 5; at++, rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length] ?? ""
  return `${word} ${SUFFIXES[number % SUFFIXES.length]}`
}

/** Some names are on many streets: the square of a part of one is small mostly. */
const pick = (zip: number, street: number): number => {
  const part = ((zip * 2_654_435_761 + street * 40_503) % 65_536) / 65_536
  return Math.floor(part * part * NAMES)
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** An index as large as one of 100 million people, made up of nothing but streets; nothing unless `LARGE=1`. */
export const large = async (folder: string): Promise<ReadonlyArray<BenchTable>> => {
  if (process.env["LARGE"] !== "1") return []
  const into = join(folder, "large")
  await mkdir(join(into, ADDRESSES), { recursive: true })
  const zips = readZips()
  const writer = await AddressWriter.open(join(into, ADDRESSES))
  for (const { latitude, longitude, zip } of zips) {
    const keys = new Set(Array.from({ length: STREETS }, (_, street) => nameOf(pick(Number(zip), street))))
    const streets = [...keys].map((key, street): StreetHouses => ({
      key,
      houses: Array.from({ length: HOUSES }, (_, house) => ({
        number: 100 + house * 37 + street,
        longitude: longitude + house * 1e-4,
        latitude: latitude + street * 1e-4,
      })),
    }))
    await writer.addZip(Number(zip), streets)
  }
  const made = await writer.finish("large")
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const files = await AddressFiles.open(into, made)
  globalThis.gc?.()
  const opened = process.memoryUsage().rss
  const finder = new StreetFinder(files)
  const looked: Array<number> = []
  for (let run = 0; run < ASKED * 20; run++) {
    const zip = zips[(run * 7_919) % zips.length]?.zip ?? ""
    const start = performance.now()
    finder.find({
      number: 150,
      street: nameOf(pick(Number(zip), run % STREETS)),
      zips: [zip],
      isFirstSaid: true,
    })
    looked.push(performance.now() - start)
  }
  const numbers = files.zips.filter((_, at) => at % 2 === 0).slice(0, -1)
  const cities = new ZipCities(
    numbers,
    zips.map(({ city, latitude, longitude, state, zip }) => ({
      zip,
      city,
      state,
      point: [longitude, latitude],
    })),
  )
  const suggested: Array<number> = []
  for (let run = 0; run < ASKED; run++) {
    const whole = nameOf((run * 7_919) % NAMES)
    const beginning = whole.slice(0, 2 + (run % 8))
    const typed = run % 3 === 0 ? `${beginning.slice(0, 1)}X${beginning.slice(2)}` : beginning
    const start = performance.now()
    suggestStreets(files, cities, {
      beginnings: [typed],
      side: "",
      zips: null,
      state: null,
      near: null,
      most: 6,
    })
    suggested.push(performance.now() - start)
  }
  globalThis.gc?.()
  const used = process.memoryUsage().rss
  files.close()
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const found = percentiles(looked)
  const suggestions = percentiles(suggested)
  return [
    {
      records: 100_000_000,
      head: ["index of made-up streets, as many as 100,000,000 people may live on", "figure"],
      rows: [
        ["names of streets", made.names.toLocaleString("en-US")],
        ["streets of ZIP Codes", made.streets.toLocaleString("en-US")],
        ["on the disk", megabytes(Object.values(made.files).reduce((sum, file) => sum + file.bytes, 0))],
        ["memory that opening it takes (RSS)", megabytes(Math.max(opened - before, 0))],
        [
          `the same after ${(ASKED * 20).toLocaleString("en-US")} houses and ${ASKED.toLocaleString("en-US")} suggestions`,
          megabytes(Math.max(used - before, 0)),
        ],
        ["a house, p50", ms(found.p50)],
        ["a house, p99", ms(found.p99)],
        ["suggestions, p50", ms(suggestions.p50)],
        ["suggestions, p99", ms(suggestions.p99)],
      ],
    },
  ]
}
