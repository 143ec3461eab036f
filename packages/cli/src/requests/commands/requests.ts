import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const requestsHelp = `
Prints one row per request, latest first: time, kind (contact, diagnostic, campaign), name, email, mailed or waiting, message,
and the other fields that were filled in. Each request is also emailed to the site's contactEmail.`

/** Declares `requests`. */
export const declareRequests = () =>
  new Command("requests")
    .description("show customers' messages and requests (for the site's operator)")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", requestsHelp)
