import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../terminal/commandFlags.ts"
import { collectOptionValue } from "../terminal/options.ts"

/** Builds the options that define a list's suppressions. */
export const suppressionOptions = () =>
  new Command()
    .optionsGroup("People:")
    .option("--suppress-orders <days>", "suppress people in orders from these dates: FROM..TO, inclusive")
    .addOption(
      new Option("--suppress-order <code>", "suppress people in an order; may be repeated").argParser(
        collectOptionValue,
      ),
    )
    .addOption(
      new Option(
        "--suppress-file <id>",
        "suppress the people in an uploaded file; may be repeated",
      ).argParser(collectOptionValue),
    )
    .addOption(
      new Option("--suppress-count <id>", "suppress the people in a saved count; may be repeated").argParser(
        collectOptionValue,
      ),
    )

export type SuppressionFlags = CommandFlags<typeof suppressionOptions>
