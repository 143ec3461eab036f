import { Option } from "@commander-js/extra-typings"
import type { FlagOf } from "../terminal/declared.ts"
import { type JsonFlags, wholeNumber } from "../terminal/options.ts"

/** The account that lists are of, or for: what an `AccountId` may be, said without its schema, which help would load. */
export const accountOption = (text: string) =>
  new Option("--account <id>", text).argParser(wholeNumber(1, 2_147_483_647))

/** Ids alone, a line each. */
export const idsOption = (text: string) => new Option("--ids-only", text).conflicts("json")

/** The flags of commands that print lists whole or by their ids. */
export type PrintFlags = FlagOf<typeof idsOption> & JsonFlags

/** For tables that may be taken away whole. */
export const outOption = () =>
  new Option("--out <file>", "write all of it to a file instead: a workbook (.xlsx) or .csv").conflicts([
    "json",
    "idsOnly",
    "limit",
  ])
