import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const requestsHelp = `
Prints a row each, the latest first: when, kind (contact, diagnostic, campaign), name, email, mailed or waiting, message, then what
else was filled in. Each goes to the site's contactEmail by mail too.`

/** `requests`. */
export const addRequestsCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("requests")
    .description("show messages and requests of customers (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", requestsHelp)
    .action(async (flags: OperatorFlags) => {
      const { requestsCommand } = await import("./requestsCommand.ts")
      await perform(requestsCommand(flags, terminal), flags)
    })
}
