import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { accountOption, idsOption } from "../options.ts"

/** Declares `saved import`. */
export const declareImport = () =>
  new Command("import")
    .description("create the list in an exported file, and the lists it refers to: all of them or none")
    .argument("<file>", "or - for standard input")
    .option("--name <name>", "the list's name (the one in the file)")
    .addOption(accountOption("the account that it is for (your own)"))
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())

export type ImportFlags = CommandFlags<typeof declareImport>
