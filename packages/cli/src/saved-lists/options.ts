import { Option } from "commander"
import { wholeNumber } from "../terminal/options.ts"

/** The account that lists are of, or for: what an `AccountId` may be, said without its schema, which help would load. */
export const accountOption = (text: string): Option =>
  new Option("--account <id>", text).argParser(wholeNumber(1, 2_147_483_647))

/** Ids alone, a line each. */
export const idsOption = (text: string): Option => new Option("--ids-only", text).conflicts("json")

/** For tables that may be taken away whole. */
export const outOption = (): Option =>
  new Option("--out <file>", "write all of it to a file instead: a workbook (.xlsx) or .csv").conflicts([
    "json",
    "idsOnly",
    "limit",
  ])
