import { readFileSync } from "node:fs"
import { readTable } from "./readTable.ts"
import type { County, Scf, UsState, ZipInfo } from "./ZipInfo.ts"
import { parseZipInfo } from "./parseZipInfo.ts"

/** The data folder; the relative path is the same from `src` and `dist`. */
const folder = new URL("../../data/", import.meta.url)

const rows = (file: string) => readTable(new URL(file, folder))

/** Reads all ZIP Codes, ascending. */
export const readZips = (): ReadonlyArray<ZipInfo> =>
  parseZipInfo(readFileSync(new URL("zips.tsv", folder), "utf8"))

/** Reads all counties in the 50 states and DC, in FIPS code order. */
export const readCounties = (): ReadonlyArray<County> =>
  rows("counties.tsv").map(([fips = "", state = "", name = ""]) => ({ fips, state, name }))

/** Reads the 50 states and DC. */
export const readStates = (): ReadonlyArray<UsState> =>
  rows("states.tsv").map(([code = "", fips = "", population, name = ""]) => ({
    code,
    fips,
    population: Number(population),
    name,
  }))

/** Reads all SCFs, ascending. */
export const readScfs = (): ReadonlyArray<Scf> =>
  rows("scfs.tsv").map(([scf = "", zips]) => ({ scf, zips: Number(zips) }))

/** Reads each state's SCFs: the first three digits of its ZIP Codes. */
export const readScfsByState = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const [zip = "", , state = ""] of rows("zips.tsv")) {
    const scfs = found.get(state) ?? new Set()
    found.set(state, scfs.add(zip.slice(0, 3)))
  }
  return found
}
