import { type Command, InvalidArgumentError, Option } from "commander"
import { jsonOption, MOST, oneMore, wholeNumber } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CountFlags } from "./CountFlags.ts"
import { countHelp } from "./countHelp.ts"

const columnsIn = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((column) => column.trim())
    .filter((column) => column !== "")

const moreColumns = (text: string, before: ReadonlyArray<string> | undefined): ReadonlyArray<string> => {
  const columns = columnsIn(text)
  if (columns.length === 0) throw new InvalidArgumentError("It must name an attribute, like AGE.")
  return [...(before ?? []), ...columns]
}

const twoColumns = (text: string): readonly [string, string] => {
  const [rows, columns, ...others] = columnsIn(text)
  if (rows === undefined || columns === undefined || others.length > 0)
    throw new InvalidArgumentError("It must name two attributes, like AGE,INCOME.")
  return [rows, columns]
}

/** `count`. */
export const addCountCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("count")
    .description("count a list exactly, and price it")
    .addOption(
      new Option("--list-type <code>", "the data source (10: consumers)").argParser(wholeNumber(1, 9_999)),
    )
    .addOption(
      new Option("--zip <codes>", "ZIP Codes, separated by commas; may be repeated")
        .argParser(oneMore)
        .conflicts(["zipsFrom", "file"]),
    )
    .addOption(
      new Option("--zips-from <file>", "ZIP Codes from a file, or - for standard input").conflicts([
        "zip",
        "file",
      ]),
    )
    .addOption(
      new Option("--file <file>", "a whole definition from a file, or - for standard input").conflicts([
        "demo",
        "households",
        "phones",
      ]),
    )
    .addOption(
      new Option(
        "--demo <criterion>",
        "an attribute and its values or ranges, like AGE=25-44; may be repeated",
      ).argParser(oneMore),
    )
    .option("--households", "one record a household; criteria do not apply")
    .addOption(new Option("--phones <which>", "phone numbers (none)").choices(["none", "available", "only"]))
    .option("--suppress-orders <days>", "leave out who was in orders of these days: FROM..TO, both included")
    .addOption(
      new Option("--suppress-order <code>", "leave out who was in an order; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(
      new Option(
        "--suppress-file <id>",
        "leave out the people of an uploaded file; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--suppress-count <id>", "leave out the people of a saved count; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(new Option("--by <unit>", "figures for each area as well").choices(["zip"]))
    .option("--waterfall", "what each choice leaves and removes as well")
    .option("--suggest", "what would bring more records as well")
    .addOption(
      new Option("--want <number>", "also show what would bring it near this number of records").argParser(
        wholeNumber(1, MOST),
      ),
    )
    .option("--details", "each area down to its parts, by what people live in, as well")
    .addOption(
      new Option(
        "--breakdown <columns>",
        "records by the values of an attribute, like AGE, as well; may be repeated",
      ).argParser(moreColumns),
    )
    .addOption(
      new Option("--cross <columns>", "records by two attributes, like AGE,INCOME, as well").argParser(
        twoColumns,
      ),
    )
    .option(
      "--fill-rates",
      "also show how many records have a phone, a ZIP+4, a carrier route and each attribute",
    )
    .option("--sample", "ten masked records as well")
    .option("--receipt <file>", "write down what it came to")
    .option("--since <file>", "what has changed since that receipt, and why, as well")
    .option("--price", "price it as well")
    .addOption(
      new Option("--quantity <number>", "price this number of records (all); implies --price")
        .argParser(wholeNumber(1, MOST))
        .implies({ price: true }),
    )
    .addOption(
      new Option(
        "--usage <id>",
        "how often the list is used: 1 to 6 times, 100 without limit (1); implies --price",
      )
        .argParser(wholeNumber(1, 100))
        .implies({ price: true }),
    )
    .addOption(new Option("--promo <code>", "a promotion code; implies --price").implies({ price: true }))
    .addOption(jsonOption())
    .option("--save-definition <file>", "keep what is counted, for --file")
    .option("--skip-unknown", "leave out areas that the server does not know")
    .addHelpText("after", countHelp)
    .action(async (flags: CountFlags) => {
      const { countCommand } = await import("./countCommand.ts")
      await perform(countCommand(flags, terminal), flags)
    })
}
