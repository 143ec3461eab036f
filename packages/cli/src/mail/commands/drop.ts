import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { whichHelp } from "../whichHelp.ts"

/** Declares `mail drop`. */
export const declareDrop = () =>
  new Command("drop")
    .description("never send these emails")
    .argument("[names...]", "the names of the emails")
    .option("--all", "all emails that the server gave up on")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", whichHelp)

export type DropFlags = FlagsOf<typeof declareDrop>
