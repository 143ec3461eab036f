import { UNIVERSE_NAMES } from "@listwright/domain/catalogue"
import { type Command, Option } from "commander"
import { jsonOption, operatorOption, sourceOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { AddDoNotSellFlags } from "./doNotSellCommand.ts"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ListFlags, UploadFlags } from "./SuppressionFlags.ts"

const uploadHelp = `
The file is CSV, XLSX or XLS; its first line names the columns. Without a name, a row matches everyone at the address.
Columns with common names need no option. The command prints rows of tab-separated fields:
  file  <id>                      for count --suppress-file
  rows  1200                      then matched, unmatched, rejected, and people suppressed
  unmatched_line  17              a row that doesn't match anyone in the data (the first thousand)
  rejected_line  18  reason       a row that can't be looked up (the first thousand)`

const listHelp = `
Prints one row each, newest first: value, day, name, what it is. Pass the value to --suppress-file or
--suppress-order.`

const doNotSellHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.
The file has a column person_key, or an address, a ZIP Code and optionally names. A person key belongs to one universe
(--universe), since the same number is a different person in another; names with addresses apply to all universes.`

/** `suppressions` and `do-not-sell`. */
export const addSuppressionCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const suppressions = program.command("suppressions").description("manage people to leave out of your lists")
  suppressions
    .command("upload")
    .description("upload people to leave out")
    .argument("<file>", "CSV, XLSX or XLS")
    .addOption(sourceOption())
    .option("--address <column>", "the column with the street address")
    .option("--zip <column>", "the column with the ZIP Code")
    .option("--first-name <column>", "the column with the first name")
    .option("--last-name <column>", "the column with the last name")
    .addOption(
      new Option(
        "--person-key <column>",
        "the column with person keys, instead of names and addresses",
      ).conflicts(["address", "zip", "firstName", "lastName"]),
    )
    .addOption(jsonOption())
    .addHelpText("after", uploadHelp)
    .action(async (file: string, flags: UploadFlags) => {
      const { uploadCommand } = await import("./uploadCommand.ts")
      await perform(uploadCommand(file, flags, terminal), flags)
    })
  suppressions
    .command("list")
    .description("list what you can suppress by")
    .addOption(sourceOption())
    .addOption(
      new Option("--kind <kind>", "which kind to list (files)").choices(["files", "orders", "saved-counts"]),
    )
    .option("--name <part>", "only those whose name contains this")
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (flags: ListFlags) => {
      const { listCommand } = await import("./listCommand.ts")
      await perform(listCommand(flags, terminal), flags)
    })
  const doNotSell = program
    .command("do-not-sell")
    .description("manage people who must never be sold (for the site's operator)")
  doNotSell
    .command("add")
    .description("add people who must never be sold")
    .argument("<file>", "CSV or XLSX")
    .addOption(
      new Option(
        "--universe <name>",
        "whose person keys the file has, where the site has several universes",
      ).choices(UNIVERSE_NAMES),
    )
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", doNotSellHelp)
    .action(async (file: string, flags: AddDoNotSellFlags) => {
      const { addDoNotSellCommand } = await import("./doNotSellCommand.ts")
      await perform(addDoNotSellCommand(file, flags, terminal), flags)
    })
  doNotSell
    .command("status")
    .description("show the number of entries, and of people they match")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .action(async (flags: OperatorFlags) => {
      const { doNotSellStatusCommand } = await import("./doNotSellCommand.ts")
      await perform(doNotSellStatusCommand(flags, terminal), flags)
    })
}
