import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { idArgument, jsonOption, operatorOption } from "../../terminal/options.ts"

const campaignHelp = `
The customer sees both under Digital History. To find a request's ID, run: listwright requests --json`

/** Declares `requests campaign`. */
export const declareCampaign = () =>
  new Command("campaign")
    .description("report the progress of a requested campaign")
    .addArgument(idArgument("<id>", "the id of the request"))
    .argument("<state>", "received, planning, running, finished or declined")
    .option("--note <text>", "what the customer should know", "")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", campaignHelp)

export type CampaignFlags = CommandFlags<typeof declareCampaign>
