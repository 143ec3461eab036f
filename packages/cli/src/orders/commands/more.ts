import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, collectOptionValue, orderArgument } from "../../terminal/options.ts"

const moreHelp = `
Prints the link to a new list like the order's, without the people in the order. Nothing is ordered yet. To order,
open the link, check the count and place the order there.
  listwright order more LW-2345-6789
  listwright order more LW-2345-6789 --recent
  listwright order more LW-2345-6789 --without LW-3456-789A --without LW-4567-89AB`

/** Declares `order more`. */
export const declareMore = () =>
  new Command("more")
    .description("draft a new list like an order's, without the people in the order")
    .addArgument(orderArgument())
    .addOption(
      new Option("--recent", "also suppress all orders from the last 7 days").conflicts([
        "from",
        "to",
        "without",
      ]),
    )
    .addOption(
      new Option(
        "--from <day>",
        "suppress all orders in a date range instead: its first day, like 2026-03-03",
      ).conflicts("without"),
    )
    .addOption(new Option("--to <day>", "its last day").conflicts("without"))
    .addOption(
      new Option("--without <code>", "also suppress the people in this order; may be repeated").argParser(
        collectOptionValue,
      ),
    )
    .addOption(jsonOption())
    .addHelpText("after", moreHelp)

export type MoreFlags = CommandFlags<typeof declareMore>
