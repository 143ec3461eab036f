import { Command, Option } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { forceOption, jsonOption, wholeNumberParser } from "../../terminal/options.ts"
import { accountOption, idsOption, outOption } from "../options.ts"

/** Declares `saved list`. */
export const declareList = () =>
  new Command("list")
    .description("list saved lists, latest first")
    .option("--search <text>", "those with this in their name or code")
    .addOption(accountOption("those of one account"))
    .option("--from <day>", "saved on this day or later, like 2026-11-01")
    .option("--to <day>", "saved on this day or earlier")
    .addOption(new Option("--limit <number>", "show this many (100)").argParser(wholeNumberParser(1, 1_000)))
    .addOption(
      new Option("--shared", "those of colleagues whose links you opened").conflicts([
        "search",
        "account",
        "from",
        "to",
        "limit",
        "out",
      ]),
    )
    .addOption(idsOption("print only ids, for pipes"))
    .addOption(outOption())
    .addOption(forceOption())
    .addOption(jsonOption())

export type ListFlags = CommandFlags<typeof declareList>
