import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { linkHelp } from "../linkHelp.ts"

/** Declares `users invite`. */
export const declareInvite = () =>
  new Command("invite")
    .description("create a new link that lets a user set a password")
    .argument("<email>", "their email address")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", linkHelp)
