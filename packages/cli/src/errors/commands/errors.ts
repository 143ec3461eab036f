import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const errorsHelp = `
Prints one row per error, latest first: when it last happened, how often, page, browser and message. --json adds the stack
trace. The command doesn't show which users saw the errors. After an update, clear the errors with --forget, so that only
those that recur are shown.`

/** Declares `errors`. */
export const declareErrors = () =>
  new Command("errors")
    .description("show unhandled errors from the screens (for the site's operator)")
    .option("--forget", "remove the errors reported so far")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", errorsHelp)

export type ErrorsFlags = CommandFlags<typeof declareErrors>
