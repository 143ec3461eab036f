import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"

/** Declares `do-not-sell status`. */
export const declareDoNotSellStatus = () =>
  new Command("status")
    .description("show the number of entries, and of people they match")
    .addOption(operatorOption())
    .addOption(jsonOption())
