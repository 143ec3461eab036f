import { Command, Option } from "@commander-js/extra-typings"
import type { FlagsOf } from "../terminal/declared.ts"
import { oneMore } from "../terminal/options.ts"

/** The options that define a list's suppressions. */
export const suppressOptions = () =>
  new Command()
    .optionsGroup("People:")
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

export type SuppressFlags = FlagsOf<typeof suppressOptions>
