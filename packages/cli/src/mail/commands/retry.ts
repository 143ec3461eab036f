import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { mailSelectionHelp } from "../mailSelectionHelp.ts"

/** Declares `mail retry`. */
export const declareRetry = () =>
  new Command("retry")
    .description("retry emails that are waiting or that the server gave up on")
    .argument("[names...]", "the names of the emails")
    .option("--all", "all emails that the server gave up on")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", mailSelectionHelp)

export type RetryFlags = CommandFlags<typeof declareRetry>
