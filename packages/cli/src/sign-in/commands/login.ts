import { Command } from "@commander-js/extra-typings"
import type { CommandFlags } from "../../terminal/commandFlags.ts"
import { jsonOption } from "../../terminal/options.ts"

const loginHelp = `
Without --password-stdin, the command prompts for the password and doesn't display it. The token is stored in
$XDG_CONFIG_HOME/listwright/sign-in.json (~/.config by default), which only you can read.`

/** Declares `login`. */
export const declareLogin = () =>
  new Command("login")
    .description("sign in and store a token")
    .option("--url <address>", "the server's URL (LISTWRIGHT_URL, else http://127.0.0.1:4380)")
    .option("--email <address>", "who signs in")
    .option("--password-stdin", "read the password from standard input")
    .addOption(jsonOption())
    .addHelpText("after", loginHelp)

export type LoginFlags = CommandFlags<typeof declareLogin>
