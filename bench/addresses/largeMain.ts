/** Opens the large index in a process that does nothing else, asks it, and prints what it took. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readZips } from "@listwright/geography"
import { AddressFiles } from "../../packages/engine/src/addresses/AddressFiles.ts"
import {
  ADDRESS_MANIFEST_FILE,
  ADDRESSES_FOLDER,
} from "../../packages/engine/src/addresses/AddressManifest.ts"
import { StreetFinder } from "../../packages/engine/src/addresses/findStreet.ts"
import { suggestStreets } from "../../packages/engine/src/addresses/suggestStreets.ts"
import { ZipCities } from "../../packages/engine/src/addresses/ZipCities.ts"
import { ASKED, nameOf, NAMES, pick, STREETS } from "./large.ts"
import type { LargeMeasured } from "./LargeMeasured.ts"

const [into = ""] = process.argv.slice(2)
const made = JSON.parse(readFileSync(join(into, ADDRESSES_FOLDER, ADDRESS_MANIFEST_FILE), "utf8"))
const zips = readZips()
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
    isExact: false,
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

const measured: LargeMeasured = { opened: opened - before, used: used - before, looked, suggested }
process.stdout.write(JSON.stringify(measured))
