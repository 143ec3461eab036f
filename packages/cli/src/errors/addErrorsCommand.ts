import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

export interface ErrorsFlags extends OperatorFlags {
  readonly forget?: boolean
}

const errorsHelp = `
Prints one row each, the latest first: when it last happened, how often, page, browser, message. --json adds the stack.
It doesn't show which users saw them. After an update, clear them with --forget, so that only those that come back show.`

/** `errors`. */
export const addErrorsCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("errors")
    .description("show unhandled errors of the screens (for the site's operator)")
    .option("--forget", "remove the errors reported so far")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", errorsHelp)
    .action(async (flags: ErrorsFlags) => {
      const { errorsCommand } = await import("./errorsCommand.ts")
      await perform(errorsCommand(flags, terminal), flags)
    })
}
