import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings"
import { type CommandFlags, withOptions } from "../../terminal/commandFlags.ts"
import { jsonOption, MAX_RECORD_COUNT, wholeNumberParser } from "../../terminal/options.ts"
import { countHelp } from "../countHelp.ts"
import { COUNT_TABLES } from "../countTables.ts"
import { listOptions } from "../listOptions.ts"

const columnsIn = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((column) => column.trim())
    .filter((column) => column !== "")

const moreColumns = (text: string, before: ReadonlyArray<string> | undefined): ReadonlyArray<string> => {
  const columns = columnsIn(text)
  if (columns.length === 0) throw new InvalidArgumentError("It must be an attribute, like AGE.")
  return [...(before ?? []), ...columns]
}

const twoColumns = (text: string): readonly [string, string] => {
  const [rows, columns, ...others] = columnsIn(text)
  if (rows === undefined || columns === undefined || others.length > 0)
    throw new InvalidArgumentError("It must be two attributes, like AGE,INCOME.")
  return [rows, columns]
}

/** Declares `count`. */
export const declareCount = () =>
  withOptions(new Command("count").description("count a list exactly, and price it"), ...listOptions())
    .optionsGroup("Figures:")
    .addOption(
      new Option("--by <unit>", "also show figures for each ZIP Code that the list reaches").choices(["zip"]),
    )
    .option("--waterfall", "also show what each choice leaves and removes")
    .option("--suggest", "also suggest changes that would add records")
    .addOption(
      new Option(
        "--want <number>",
        "also suggest changes that get close to this number of records",
      ).argParser(wholeNumberParser(1, MAX_RECORD_COUNT)),
    )
    .option("--details", "also break down each area by its parts and by type of dwelling")
    .option(
      "--saturation",
      "also show how many homes and apartments are selected on each carrier route, and what reaching 90% would add",
    )
    .addOption(
      new Option(
        "--breakdown <columns>",
        "also show records by the values of an attribute, like AGE; may be repeated",
      ).argParser(moreColumns),
    )
    .addOption(
      new Option("--cross <columns>", "also show records by two attributes, like AGE,INCOME").argParser(
        twoColumns,
      ),
    )
    .option(
      "--fill-rates",
      "also show how many records have a phone, a ZIP+4, a carrier route and each attribute",
    )
    .option("--sample", "also show ten masked records")
    .option("--receipt <file>", "write the result to a file, for --since")
    .option("--since <file>", "also show what has changed since that receipt, and why")
    .optionsGroup("Price:")
    .option("--price", "also show the price")
    .addOption(
      new Option("--quantity <number>", "price this number of records (all); implies --price")
        .argParser(wholeNumberParser(1, MAX_RECORD_COUNT))
        .implies({ price: true }),
    )
    .addOption(
      new Option("--budget <dollars>", "price as many records as this buys before tax; implies --price")
        .conflicts("quantity")
        .implies({ price: true }),
    )
    .addOption(
      new Option(
        "--usage <id>",
        "how often the list may be used: 1 to 6 times, or 100 for unlimited (1); implies --price",
      )
        .argParser(wholeNumberParser(1, 100))
        .implies({ price: true }),
    )
    .addOption(new Option("--promo <code>", "a promotion code; implies --price").implies({ price: true }))
    .optionsGroup("Output:")
    .addOption(
      new Option("--tsv <table>", "print only one table, with headings")
        .choices(COUNT_TABLES)
        .conflicts("json"),
    )
    .addOption(jsonOption())
    .option("--save-definition <file>", "write the definition to a file, for --file")
    .addHelpText("after", countHelp)

export type CountFlags = CommandFlags<typeof declareCount>
