import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

/** Declares `users role`. */
export const declareRole = () =>
  new Command("role")
    .description("change a user's role")
    .argument("<email>", "their email address")
    .argument("<role>", "user, power-user, reseller or digital-user")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)
