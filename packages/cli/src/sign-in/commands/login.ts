import { Command } from "@commander-js/extra-typings"
import type { FlagsOf } from "../../terminal/declared.ts"
import { jsonOption } from "../../terminal/options.ts"

const loginHelp = `
Without --password-stdin the command asks for the password and does not show it. The token is kept in
$XDG_CONFIG_HOME/listwright/sign-in.json (~/.config by default), which only you can read.`

/** Declares `login`. */
export const declareLogin = () =>
  new Command("login")
    .description("sign in and keep a token")
    .option("--url <address>", "the server's address (LISTWRIGHT_URL, else http://127.0.0.1:4380)")
    .option("--email <address>", "who signs in")
    .option("--password-stdin", "read the password from standard input")
    .addOption(jsonOption())
    .addHelpText("after", loginHelp)

export type LoginFlags = FlagsOf<typeof declareLogin>
