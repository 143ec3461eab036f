import { Command, Option } from "@commander-js/extra-typings"
import { idsOption } from "../../saved-lists/options.ts"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, wholeNumberParser } from "../../terminal/options.ts"

/** Declares `order list`. */
export const declareList = () =>
  new Command("list")
    .description("list your orders, latest first")
    .argument("[text]", "part of a code or a name, at least 3 characters", "")
    .addOption(new Option("--limit <orders>", "show at most this many").argParser(wholeNumberParser(1, 100)))
    .addOption(idsOption("print only codes, for pipes"))
    .addOption(jsonOption())

export type ListFlags = CommandFlags<typeof declareList>
