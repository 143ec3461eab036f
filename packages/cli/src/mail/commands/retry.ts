import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { whichHelp } from "../whichHelp.ts"

/** Declares `mail retry`. */
export const declareRetry = () =>
  new Command("retry")
    .description("retry emails that are waiting or that the server gave up on")
    .argument("[names...]", "the names of the emails")
    .option("--all", "all emails that the server gave up on")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", whichHelp)

export type RetryFlags = FlagsOf<typeof declareRetry>
