import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

export interface ErrorsFlags extends OperatorFlags {
  readonly forget?: boolean
}

const errorsHelp = `
Prints a row each, the latest first: when it happened last, how often, page, browser, message. --json adds the stack.
Nothing says who met them. After an update, --forget removes them, so that only what comes back shows.`

/** `errors`. */
export const addErrorsCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("errors")
    .description("show errors of the screens that nothing handled (for the site's operator)")
    .option("--forget", "remove what was reported so far")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", errorsHelp)
    .action(async (flags: ErrorsFlags) => {
      const { errorsCommand } = await import("./errorsCommand.ts")
      await perform(errorsCommand(flags, terminal), flags)
    })
}
