import type { Command } from "commander"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const jobsHelp = `
Prints one row each: order, quote, redemption, request, report or mail, kind, since when, attempts, reason, what to do. The secret is 'operator' in secrets.json
of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

/** `jobs`. */
export const addJobsCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("jobs")
    .description("show stuck payments, deliveries and emails (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", jobsHelp)
    .action(async (flags: OperatorFlags) => {
      const { jobsCommand } = await import("./jobsCommand.ts")
      await perform(jobsCommand(flags, terminal), flags)
    })
}
