import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const passwordHelp = `
Asks for the old password, then twice for the new one, without showing them. With --password-stdin, reads the old and
the new one from two lines of standard input. Browsers are signed out, and all tokens but the current one end; keep them
with --keep-tokens.`

/** Declares `account password`. */
export const declarePassword = () =>
  new Command("password")
    .description("change your password")
    .option("--password-stdin", "read the old and the new password from standard input, one per line")
    .option("--keep-tokens", "keep the tokens of other terminals and scripts")
    .addOption(jsonOption())
    .addHelpText("after", passwordHelp)

export type PasswordFlags = FlagsOf<typeof declarePassword>
