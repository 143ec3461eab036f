import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { mailSelectionHelp } from "../mailSelectionHelp.ts"

/** Declares `mail drop`. */
export const declareDrop = () =>
  new Command("drop")
    .description("never send these emails")
    .argument("[names...]", "the names of the emails")
    .option("--all", "all emails that the server gave up on")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", mailSelectionHelp)

export type DropFlags = CommandFlags<typeof declareDrop>
