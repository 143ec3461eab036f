import { Command, Option } from "@commander-js/extra-typings"
import { forceOption, jsonOption } from "../terminal/options.ts"

/** The help for list report commands. */
export const reportHelp = `
Choose the list as for 'count'. Without --out, prints a line of tab-separated fields for each row, with headings in the first
line and totals in the last.`

/** Builds the options of a report that can be written to a file of one of these types. */
export const outputOptions = (kinds: string) =>
  new Command()
    .optionsGroup("Output:")
    .addOption(new Option("--out <file>", `write it to a file instead: ${kinds}`).conflicts("json"))
    .addOption(forceOption())
    .addOption(jsonOption())
