import { Command } from "@commander-js/extra-typings"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const listHelp = `
Prints one row per user: email address, name, role, accounts, and whether the user is active, invited, disabled or a demo user.
${secretHelp}`

/** Declares `users list`. */
export const declareList = () =>
  new Command("list")
    .description("list all users, including disabled ones")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
