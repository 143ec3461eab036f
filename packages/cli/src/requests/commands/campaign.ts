import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { idArgument, jsonOption, operatorOption } from "../../terminal/options.ts"

const campaignHelp = `
The customer reads both under Digital History. The id of a request is in: requests --json`

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

export type CampaignFlags = FlagsOf<typeof declareCampaign>
