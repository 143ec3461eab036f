import { Command } from "@commander-js/extra-typings"
import { accountOption } from "../../saved-lists/options.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, jsonOption } from "../../terminal/options.ts"
import { typeOption } from "../options.ts"

/** Declares `order export`. */
export const declareExport = () =>
  new Command("export")
    .description("write all orders as CSV")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(typeOption())
    .addOption(accountOption("the account that they belong to (all that you see)"))
    .option("--out <file>", "where to write it, or - for standard output (default: the server's file name)")
    .addOption(forceOption())
    .addOption(jsonOption())
    .addHelpText("after", "\nPrints the file's name and number of orders, separated by a tab.")

export type ExportFlags = CommandFlags<typeof declareExport>
