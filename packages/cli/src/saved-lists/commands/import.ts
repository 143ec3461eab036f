import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"
import { accountOption, idsOption } from "../options.ts"

/** Declares `saved import`. */
export const declareImport = () =>
  new Command("import")
    .description("make the list in an exported file, with those it refers to: all of them or none")
    .argument("<file>", "or - for standard input")
    .option("--name <name>", "what to call the list (as the file says)")
    .addOption(accountOption("the account that it is for (your own)"))
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())

export type ImportFlags = FlagsOf<typeof declareImport>
