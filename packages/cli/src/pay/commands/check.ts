import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const checkHelp = `
Asks the running server to test its payment processor. The test only reads data and doesn't move any money. Prints a row
for each check: ok or problem, and what was found or what to do. Exits with code 5 if there is a problem. The keys stay on
the server.`

/** Declares `pay check`. */
export const declareCheck = () =>
  new Command("check")
    .description("test the payment processor's keys and settings")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)
