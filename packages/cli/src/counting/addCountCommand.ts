import { type Command, InvalidArgumentError, Option } from "commander"
import { namesAmong, ROUTE_WORDS, TARGET_WORDS } from "./occupantWords.ts"
import { jsonOption, MOST, oneMore, wholeNumber, sourceOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { COUNT_TABLES, type CountFlags } from "./CountFlags.ts"
import { countHelp } from "./countHelp.ts"
import { addWhereOptions } from "./where/addWhereOptions.ts"
import { WHERE_FLAGS } from "./where/WhereFlags.ts"

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
  const count = program
    .command("count")
    .description("count a list exactly, and price it")
    .addOption(sourceOption())
    .addOption(
      new Option("--file <file>", "a whole definition from a file, or - for standard input").conflicts([
        ...WHERE_FLAGS,
        "demo",
        "anyOf",
        "allOf",
        "sic",
        "omitSic",
        "targets",
        "routes",
        "contactNames",
        "households",
        "phones",
      ]),
    )
    .option("--skip-unknown", "skip areas that the server does not know")
  addWhereOptions(count)
    .optionsGroup("People:")
    .addOption(
      new Option(
        "--demo <criterion>",
        "an attribute and its values or ranges, like AGE=25-44; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option(
        "--any-of <attributes>",
        "people who have any of these flags, like BOATING,TENNIS; may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--all-of <attributes>", "people who have all of these flags; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(
      new Option(
        "--sic <codes>",
        "businesses of these types, like 58,5461 (see 'industries search'); may be repeated",
      ).argParser(oneMore),
    )
    .addOption(
      new Option("--omit-sic <codes>", "no businesses of these types; may be repeated").argParser(oneMore),
    )
    .addOption(
      new Option(
        "--targets <kinds>",
        "kinds of addresses: homes, apartments, businesses; for sources of addresses",
      ).argParser(namesAmong(TARGET_WORDS)),
    )
    .addOption(
      new Option(
        "--routes <kinds>",
        "kinds of routes: carrier-routes, po-boxes, rural-routes; for sources of addresses",
      ).argParser(namesAmong(ROUTE_WORDS)),
    )
    .option("--contact-names", "contact names where they are known; for sources of addresses")
    .addOption(
      new Option(
        "--quick-pick <name>",
        "what a quick pick chooses, besides; may be repeated, and a normal one takes the place of the one before",
      ).argParser(oneMore),
    )
    .option("--households", "one record per household, business or address; criteria do not apply")
    .addOption(new Option("--phones <which>", "phone numbers (none)").choices(["none", "available", "only"]))
    .option("--suppress-orders <days>", "leave out people in orders of these dates: FROM..TO, both included")
    .addOption(
      new Option("--suppress-order <code>", "leave out people in an order; may be repeated").argParser(
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
    .optionsGroup("Figures:")
    .addOption(new Option("--by <unit>", "also show figures for each area").choices(["zip"]))
    .option("--waterfall", "also show what each choice leaves and removes")
    .option("--suggest", "also show what would bring more records")
    .addOption(
      new Option("--want <number>", "also show how to get near this number of records").argParser(
        wholeNumber(1, MOST),
      ),
    )
    .option("--details", "also break down each area by its parts and by type of dwelling")
    .option(
      "--saturation",
      "also show how many homes and apartments of each carrier route are taken, and what 90% of it would add",
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
        .argParser(wholeNumber(1, MOST))
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
        .argParser(wholeNumber(1, 100))
        .implies({ price: true }),
    )
    .addOption(new Option("--promo <code>", "a promotion code; implies --price").implies({ price: true }))
    .optionsGroup("Output:")
    .addOption(
      new Option("--tsv <table>", "print one table alone, under headings")
        .choices(COUNT_TABLES)
        .conflicts("json"),
    )
    .addOption(jsonOption())
    .option("--save-definition <file>", "write the definition to a file, for --file")
    .addHelpText("after", countHelp)
    .action(async (flags: CountFlags) => {
      const { countCommand } = await import("./countCommand.ts")
      await perform(countCommand(flags, terminal), flags)
    })
}
