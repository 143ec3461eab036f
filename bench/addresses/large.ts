import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { readZips } from "@listwright/geography"
import {
  ADDRESS_MANIFEST_FILE,
  ADDRESSES_FOLDER,
} from "../../packages/engine/src/addresses/AddressManifest.ts"
import { AddressWriter, type StreetHouses } from "../../packages/engine/src/addresses/AddressWriter.ts"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"
import { percentiles } from "../table.ts"
import type { LargeMeasured } from "./LargeMeasured.ts"

/** Streets of each ZIP Code, and different names in all: about what the United States has, where 100 million people live on them. */
export const STREETS = 150
export const NAMES = 1_000_000
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
export const ASKED = 2_000

/** A name of its own for each number. */
export const nameOf = (number: number): string => {
  let [rest, word] = [Math.floor(number / SUFFIXES.length), ""]
  for (let at = 0; at < 6; at++, rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length] ?? ""
  return `${word} ${SUFFIXES[number % SUFFIXES.length]}`
}

/** Some names are on many streets: the square of a part of one is small mostly. */
export const pick = (zip: number, street: number): number => {
  const part = ((zip * 2_654_435_761 + street * 40_503_001) % 16_777_213) / 16_777_213
  return Math.floor(part * part * NAMES)
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** An index as large as one of 100 million people, made up of nothing but streets; nothing unless `LARGE=1`. */
export const large = async (folder: string): Promise<ReadonlyArray<BenchTable>> => {
  if (process.env["LARGE"] !== "1") return []
  const into = join(folder, "large")
  await mkdir(join(into, ADDRESSES_FOLDER), { recursive: true })
  const zips = readZips()
  const writer = await AddressWriter.open(join(into, ADDRESSES_FOLDER))
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
  writeFileSync(join(into, ADDRESSES_FOLDER, ADDRESS_MANIFEST_FILE), JSON.stringify(made))
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--conditions=listwright-source",
    "--expose-gc",
    fileURLToPath(new URL("./largeMain.ts", import.meta.url)),
    into,
  ])
  const measured: LargeMeasured = JSON.parse(stdout)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const found = percentiles(measured.looked)
  const suggestions = percentiles(measured.suggested)
  return [
    {
      records: 100_000_000,
      head: ["index of made-up streets, as many as 100,000,000 people may live on", "figure"],
      rows: [
        ["names of streets", made.names.toLocaleString("en-US")],
        ["streets of ZIP Codes", made.streets.toLocaleString("en-US")],
        ["on the disk", megabytes(Object.values(made.files).reduce((sum, file) => sum + file.bytes, 0))],
        ["memory that opening it takes (RSS)", megabytes(measured.opened)],
        [
          `the same after ${(ASKED * 20).toLocaleString("en-US")} houses and ${ASKED.toLocaleString("en-US")} suggestions`,
          megabytes(measured.used),
        ],
        ["a house, p50", ms(found.p50)],
        ["a house, p99", ms(found.p99)],
        ["suggestions, p50", ms(suggestions.p50)],
        ["suggestions, p99", ms(suggestions.p99)],
      ],
    },
  ]
}
