import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const passwordHelp = `
Prompts for the old password, then twice for the new one, without displaying them. With --password-stdin, reads the old
and new passwords from two lines of standard input. Signs out all browsers and revokes all tokens except the current
one. To keep the tokens, use --keep-tokens.`

/** Declares `account password`. */
export const declarePassword = () =>
  new Command("password")
    .description("change your password")
    .option("--password-stdin", "read the old and the new password from standard input, one per line")
    .option("--keep-tokens", "keep the tokens of other terminals and scripts")
    .addOption(jsonOption())
    .addHelpText("after", passwordHelp)

export type PasswordFlags = CommandFlags<typeof declarePassword>
