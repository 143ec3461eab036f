import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const errorsHelp = `
Prints one row per error, the latest first: when it last happened, how often, page, browser, message. --json adds the stack.
It doesn't show which users saw them. After an update, clear them with --forget, so that only those that come back show.`

/** Declares `errors`. */
export const declareErrors = () =>
  new Command("errors")
    .description("show unhandled errors of the screens (for the site's operator)")
    .option("--forget", "remove the errors reported so far")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", errorsHelp)

export type ErrorsFlags = FlagsOf<typeof declareErrors>
