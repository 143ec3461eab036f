import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The codes that records of a universe have, in the order of their positions from 1. */
const codesOf = (universe: string): ReadonlyArray<string> => {
  const columns: ReadonlyArray<{ readonly encoding: string; readonly texts: ReadonlyArray<string> }> =
    JSON.parse(readFileSync(join(universe, "columns.json"), "utf8"))
  return columns.find(({ encoding }) => encoding === "industries")?.texts ?? []
}

/** Major groups of retail trade, division G. */
export const RETAIL: ReadonlyArray<string> = ["52", "53", "54", "55", "56", "57", "58", "59"]

/** Businesses of a universe with an industry that begins with any of some digits, as a condition in SQL. */
export const havingIndustry = (universe: string, ...prefixes: ReadonlyArray<string>): string => {
  const places = codesOf(universe).flatMap((code, at) =>
    prefixes.some((prefix) => code.startsWith(prefix)) ? [at + 1] : [],
  )
  return `(${["SIC", "SIC2", "SIC3"].map((column) => `${column} IN (${places.join(", ")})`).join(" OR ")})`
}
