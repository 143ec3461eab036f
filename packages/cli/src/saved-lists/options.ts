import { Option } from "@commander-js/extra-typings"
import type { OptionFlag } from "../terminal/commandFlags.ts"
import { type JsonFlags, wholeNumberParser } from "../terminal/options.ts"

/**
 * Builds the option for the lists' account. It accepts the same range as `AccountId`, but without loading its schema,
 * which would slow down help.
 */
export const accountOption = (text: string) =>
  new Option("--account <id>", text).argParser(wholeNumberParser(1, 2_147_483_647))

/** Builds the option to print only ids, one per line. */
export const idsOption = (text: string) => new Option("--ids-only", text).conflicts("json")

/** The flags of commands that print lists in full or by id. */
export type PrintFlags = OptionFlag<typeof idsOption> & JsonFlags

/** Builds the option to write a whole table to a file. */
export const outOption = () =>
  new Option("--out <file>", "write all of it to a file instead: a workbook (.xlsx) or .csv").conflicts([
    "json",
    "idsOnly",
    "limit",
  ])
