import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

/** Declares `rewards bonus`. */
export const declareBonus = () =>
  new Command("bonus")
    .description("give a user bonus points (for the site's operator)")
    .argument("<email>", "the user's email address")
    .argument("<points>", "how many, 1 or more")
    .requiredOption("--reason <text>", "what they are for")
    .option("--key <key>", "identifies this bonus: repeated with the same key, it is given only once")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)

export type BonusFlags = CommandFlags<typeof declareBonus>
