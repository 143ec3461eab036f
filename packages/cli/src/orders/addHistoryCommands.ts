import { type Command, Option } from "commander"
import { accountOption, idsOption } from "../saved-lists/options.ts"
import { jsonOption, oneMore, orderArgument, wholeNumber } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { HistoryExportFlags, HistoryFlags, OrderMoreFlags } from "./HistoryFlags.ts"

const moreHelp = `
Prints the link to a new list like the order's, without the people in the order. Nothing is bought: open the link,
check the count and place the order there.
  listwright order more LW-2345-6789
  listwright order more LW-2345-6789 --recent
  listwright order more LW-2345-6789 --without LW-3456-789A --without LW-4567-89AB`

const typeOption = (): Option =>
  new Option(
    "--type <tab>",
    "which orders: lists, cleanList, enhanceList, portraitReports, emailList, phoneAppend, phoneVerification or reverseEmail (lists)",
  )

/** `order history|export|more`. */
export const addHistoryCommands = (order: Command, terminal: Terminal, perform: Perform): void => {
  order
    .command("history")
    .description("list your orders of lists, or of one kind of service")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(typeOption())
    .addOption(accountOption("the account that they belong to (all that you see)"))
    .addOption(new Option("--limit <orders>", "show at most this many").argParser(wholeNumber(1, 200)))
    .addOption(idsOption("print only codes, for pipes"))
    .addOption(jsonOption())
    .action(async (text: string, flags: HistoryFlags) => {
      const { historyCommand } = await import("./historyCommand.ts")
      await perform(historyCommand(text, flags, terminal), flags)
    })
  order
    .command("export")
    .description("write all orders as CSV")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(typeOption())
    .addOption(accountOption("the account that they belong to (all that you see)"))
    .option("--out <file>", "where to write it, or - for standard output (default: the server's file name)")
    .option("--force", "overwrite an existing file")
    .addOption(jsonOption())
    .addHelpText("after", "\nPrints the name of the file and the number of its orders, separated by a tab.")
    .action(async (text: string, flags: HistoryExportFlags) => {
      const { exportCommand } = await import("./exportCommand.ts")
      await perform(exportCommand(text, flags, terminal), flags)
    })
  order
    .command("more")
    .description("draft a new list like that of an order, without its people")
    .addArgument(orderArgument())
    .addOption(
      new Option("--recent", "leave out all orders of the last 7 days too").conflicts([
        "from",
        "to",
        "without",
      ]),
    )
    .addOption(
      new Option(
        "--from <day>",
        "leave out all orders of a range of days instead: its first day, like 2026-03-03",
      ).conflicts("without"),
    )
    .addOption(new Option("--to <day>", "its last day").conflicts("without"))
    .addOption(
      new Option("--without <code>", "leave out the people of this order too; may be repeated").argParser(
        oneMore,
      ),
    )
    .addOption(jsonOption())
    .addHelpText("after", moreHelp)
    .action(async (code: string, flags: OrderMoreFlags) => {
      const { moreCommand } = await import("./moreCommand.ts")
      await perform(moreCommand(code, flags, terminal), flags)
    })
}
