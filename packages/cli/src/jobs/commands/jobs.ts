import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const jobsHelp = `
Prints one row per job: what is stuck (an order, quote, redemption, request, report or email), kind, since when, attempts,
reason, and what to do. The secret is 'operator' in the site's secrets.json. To keep it out of the process list, set
LISTWRIGHT_OPERATOR.`

/** Declares `jobs`. */
export const declareJobs = () =>
  new Command("jobs")
    .description("show stuck payments, deliveries and emails (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", jobsHelp)
