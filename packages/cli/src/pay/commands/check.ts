import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

const checkHelp = `
Asks the running server to try its payment processor: it only reads, and moves no money. Prints a row for each thing that was
tried: ok or problem, and what it is or what to do. Ends with exit code 5 if there is a problem. The keys stay on the server.`

/** Declares `pay check`. */
export const declareCheck = () =>
  new Command("check")
    .description("try the payment processor's keys and settings")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", checkHelp)
