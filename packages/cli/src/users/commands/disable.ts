import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption, operatorOption } from "../../terminal/options.ts"
import { secretHelp } from "../../terminal/secretHelp.ts"

const disableHelp = `
Signs the user out and revokes their tokens and links immediately. Their orders and lists stay. To restore access, run:
listwright users invite
${secretHelp}`

/** Declares `users disable`. */
export const declareDisable = () =>
  new Command("disable")
    .description("disable a user")
    .argument("[email]", "their email address")
    .option("--demo", "all demo users, so that the site may serve other machines")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", disableHelp)

export type DisableFlags = CommandFlags<typeof declareDisable>
