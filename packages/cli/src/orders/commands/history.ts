import { Command, Option } from "@commander-js/extra-typings"
import { accountOption, idsOption } from "../../saved-lists/options.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, wholeNumberParser } from "../../terminal/options.ts"
import { typeOption } from "../options.ts"

/** Declares `order history`. */
export const declareHistory = () =>
  new Command("history")
    .description("list your orders of lists, or of one kind of service")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(typeOption())
    .addOption(accountOption("the account that they belong to (all that you see)"))
    .addOption(new Option("--limit <orders>", "show at most this many").argParser(wholeNumberParser(1, 200)))
    .addOption(idsOption("print only codes, for pipes"))
    .addOption(jsonOption())

export type HistoryFlags = CommandFlags<typeof declareHistory>
