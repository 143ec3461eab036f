import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const jobsHelp = `
Prints one row per job: what is stuck (an order, quote, redemption, request, report or mail), kind, since when, attempts, reason,
what to do. The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

/** Declares `jobs`. */
export const declareJobs = () =>
  new Command("jobs")
    .description("show stuck payments, deliveries and emails (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", jobsHelp)
