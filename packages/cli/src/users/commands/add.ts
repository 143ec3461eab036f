import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, collectOptionValue, operatorOption } from "../../terminal/options.ts"
import { linkHelp } from "../linkHelp.ts"

/** Declares `users add`. */
export const declareAdd = () =>
  new Command("add")
    .description("add a user and print the link that lets them set a password")
    .argument("<email>", "their email address")
    .requiredOption("--account <name>", "the account they order for")
    .option("--also-account <name>", "another account they work for; may be repeated", collectOptionValue)
    .option("--new-account", "create accounts that don't exist")
    .option("--first-name <name>", "their first name", "")
    .option("--last-name <name>", "their last name", "")
    .option("--role <role>", "user, power-user, reseller or digital-user", "user")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", linkHelp)

export type AddFlags = CommandFlags<typeof declareAdd>
