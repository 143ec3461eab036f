import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"
import { idsOption } from "../options.ts"
import { shareHelp } from "../shareHelp.ts"

/** Declares `saved shared`. */
export const declareShared = () =>
  new Command("shared")
    .description("show a list that a colleague shares, or copy it")
    .argument("<secret>", "what they sent, or a list that it opened before, or - for standard input")
    .option("--copy", "save it as your own list")
    .addOption(idsOption("print only its id, for pipes"))
    .addOption(jsonOption())
    .addHelpText("after", shareHelp)

export type SharedFlags = CommandFlags<typeof declareShared>
