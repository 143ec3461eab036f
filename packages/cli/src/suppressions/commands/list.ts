import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, sourceOption } from "../../terminal/options.ts"

const listHelp = `
Prints one row per suppression, newest first: value, day, name and description. Pass the value to --suppress-file or
--suppress-order.`

/** Declares `suppressions list`. */
export const declareList = () =>
  new Command("list")
    .description("list what you can suppress by")
    .addOption(sourceOption())
    .addOption(
      new Option("--kind <kind>", "which kind to list (files)").choices(["files", "orders", "saved-counts"]),
    )
    .option("--name <part>", "only those whose name contains this")
    .addOption(jsonOption())
    .addHelpText("after", listHelp)

export type ListFlags = CommandFlags<typeof declareList>
