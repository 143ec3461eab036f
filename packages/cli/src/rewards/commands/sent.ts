import { Command } from "@commander-js/extra-typings"
import { idArgument, jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

/** Declares `rewards sent`. */
export const declareSent = () =>
  new Command("sent")
    .description("mark the gifts of an order as sent (for the site's operator)")
    .addArgument(idArgument("<order-code>", "as 'rewards orders' prints it"))
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)
