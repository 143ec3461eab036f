import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings"
import { jsonOption } from "../terminal/options.ts"
import { clickhouseOption, dataOption, universeOption } from "./options.ts"

/** The help for import commands. */
export const importHelp = `
Builds the new universe alongside the one being served. A running server switches to it once it is complete, without
interruption. If anything goes wrong, the previous universe stays in use. The command prints rows of tab-separated fields:
  universe  10-3                              its name; then snapshot, records, households, rows, refused
  refusal  2  ZipUnknown  zip  first: line 7 of people.csv    a row for each column and kind of refused rows
  refused_file  .../10-3.refused.csv          every refused row, with its line and the reason
  correction_file  .../10-3.corrections-1.csv  the same rows as written: fix them, then load them with 'universe delta'
  synthetic  20  Businesses                   universes of the site whose records are still synthetic
docs/loading-data.md explains how to describe your files.`

const percent = (text: string): number => {
  const number = /^\d{1,3}(\.\d+)?%?$/.test(text) ? Number(text.replace("%", "")) : Number.NaN
  if (number >= 0 && number <= 100) return number
  throw new InvalidArgumentError("It must be a percentage from 0 to 100, like 1 or 0.5.")
}

/** Builds the options for import commands. */
export const importOptions = () =>
  new Command()
    .requiredOption("--mapping <file>", "the mapping file: what each column contains")
    .addOption(universeOption("those of the mapping"))
    .addOption(dataOption())
    .addOption(
      new Option("--max-refused <percent>", "load nothing if more rows than this are refused (1)").argParser(
        percent,
      ),
    )
    .option("--smaller", "load it even if fewer than half of the records remain")
    .addOption(clickhouseOption())
    .addOption(jsonOption())
