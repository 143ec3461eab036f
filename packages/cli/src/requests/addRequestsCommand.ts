import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { idArgument, jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const requestsHelp = `
Prints one row each, the latest first: when, kind (contact, diagnostic, campaign), name, email, mailed or waiting, message, then
what else was filled in. Each is also mailed to the site's contactEmail.`

const campaignHelp = `
The customer reads both under Digital History. The id of a request is in: requests --json`

export interface CampaignFlags extends OperatorFlags {
  readonly note?: string
}

/** `requests`, and `requests campaign`. */
export const addRequestsCommand = (program: Command, terminal: Terminal, perform: Perform): void => {
  const requests = program
    .command("requests")
    .description("show messages and requests of customers (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", requestsHelp)
    .action(async (flags: OperatorFlags) => {
      const { requestsCommand } = await import("./requestsCommand.ts")
      await perform(requestsCommand(flags, terminal), flags)
    })
  requests
    .command("campaign")
    .description("report the progress of a requested campaign")
    .addArgument(idArgument("<id>", "the id of the request"))
    .argument("<state>", "received, planning, running, finished or declined")
    .option("--note <text>", "what the customer should know", "")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", campaignHelp)
    .action(async (id: string, state: string, _: CampaignFlags, command: Command) => {
      // With options of the command above as well.
      const flags = command.optsWithGlobals<CampaignFlags>()
      const { campaignCommand } = await import("./campaignCommand.ts")
      await perform(campaignCommand(id, state, flags, terminal), flags)
    })
}
