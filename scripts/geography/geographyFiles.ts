import { shapeAround } from "./shapeAround.ts"
import { countyShapes } from "./countyShapes.ts"
import { gazetteerPoints } from "./gazetteerPoints.ts"
import { geonamesZips } from "./geonamesZips.ts"

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000)

const table = (header: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [header, ...rows.toSorted((a, b) => compare(a[0] ?? "", b[0] ?? ""))]
    .map((row) => `${row.join("\t")}\n`)
    .join("")

/**
 * The numbers of ZIP Codes whose county was found by the dump's own code, by the outline around their point, or not
 * at all.
 */
export interface CountyMatches {
  byFips: number
  byOutline: number
  none: number
}

/**
 * The committed files, built again: name to content. `stateFips` gives the FIPS code of each of the 50 states and DC.
 * The two ZIP Codes of the Marshall Islands are kept, without a county: the postal service delivers there.
 */
export const geographyFiles = (
  stateFips: ReadonlyMap<string, string>,
): { readonly files: ReadonlyMap<string, string>; readonly matches: CountyMatches } => {
  const stateOfFips = new Map([...stateFips].map(([state, fips]) => [fips, state]))
  const counties = countyShapes().filter(({ fips }) => stateOfFips.has(fips.slice(0, 2)))
  const known = new Set(counties.map(({ fips }) => fips))
  const areas = gazetteerPoints()
  const matches: CountyMatches = { byFips: 0, byOutline: 0, none: 0 }

  const zips = geonamesZips().map((row) => {
    const point = areas.get(row.zip) ?? row.point
    const named = `${stateFips.get(row.state) ?? ""}${row.county}`
    const fips = known.has(named) ? named : (shapeAround(counties, point)?.fips ?? "")
    matches[fips === named ? "byFips" : fips === "" ? "none" : "byOutline"]++
    const [longitude, latitude] = point
    return [
      row.zip,
      row.city,
      row.state,
      fips,
      degrees(latitude),
      degrees(longitude),
      areas.has(row.zip) ? "1" : "0",
    ]
  })

  const scfs = Map.groupBy(zips, ([zip = ""]) => zip.slice(0, 3))
  return {
    matches,
    files: new Map([
      ["zips.tsv", table(["zip", "city", "state", "county", "latitude", "longitude", "area"], zips)],
      [
        "counties.tsv",
        table(
          ["fips", "state", "name"],
          counties.map(({ fips, name }) => [fips, stateOfFips.get(fips.slice(0, 2)) ?? "", name]),
        ),
      ],
      [
        "scfs.tsv",
        table(
          ["scf", "zips"],
          [...scfs].map(([scf, members]) => [scf, String(members.length)]),
        ),
      ],
    ]),
  }
}
