import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const requestsHelp = `
Prints one row per request, the latest first: when, kind (contact, diagnostic, campaign), name, email, mailed or waiting, message, then
what else was filled in. Each is also mailed to the site's contactEmail.`

/** Declares `requests`. */
export const declareRequests = () =>
  new Command("requests")
    .description("show messages and requests of customers (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", requestsHelp)
