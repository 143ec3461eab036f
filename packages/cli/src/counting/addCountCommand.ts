import { type Command, Option } from "commander"
import { jsonOption, MOST, oneMore, wholeNumber } from "../options.ts"
import type { Perform } from "../Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { CountFlags } from "./CountFlags.ts"
import { countHelp } from "./countHelp.ts"

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
    .addOption(new Option("--by <unit>", "figures for each area as well").choices(["zip"]))
    .option("--waterfall", "what each choice leaves and removes as well")
    .option("--suggest", "what would bring more records as well")
    .option("--price", "price it as well")
    .addOption(
      new Option("--quantity <number>", "price so many records (all); implies --price")
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
