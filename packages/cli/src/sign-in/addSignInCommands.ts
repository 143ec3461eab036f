import type { Command } from "commander"
import { jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { LoginFlags } from "./loginCommand.ts"
import type { LogoutFlags } from "./logoutCommand.ts"
import type { WhoamiFlags } from "./whoamiCommand.ts"

const loginHelp = `
Without --password-stdin the command asks for the password and does not show it. The token is kept in
$XDG_CONFIG_HOME/listwright/sign-in.json (~/.config by default), which only you can read.`

/** `login`, `logout` and `whoami`. */
export const addSignInCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  program
    .command("login")
    .description("sign in and keep a token")
    .option("--url <address>", "the server's address (LISTWRIGHT_URL, else http://127.0.0.1:4380)")
    .option("--email <address>", "who signs in")
    .option("--password-stdin", "read the password from standard input")
    .addOption(jsonOption())
    .addHelpText("after", loginHelp)
    .action(async (flags: LoginFlags) => {
      const { loginCommand } = await import("./loginCommand.ts")
      await perform(loginCommand(flags, terminal), flags)
    })

  program
    .command("logout")
    .description("revoke the token and delete it")
    .addOption(jsonOption())
    .action(async (flags: LogoutFlags) => {
      const { logoutCommand } = await import("./logoutCommand.ts")
      await perform(logoutCommand(flags, terminal), flags)
    })

  program
    .command("whoami")
    .description("show who is signed in, where, and until when")
    .addOption(jsonOption())
    .action(async (flags: WhoamiFlags) => {
      const { whoamiCommand } = await import("./whoamiCommand.ts")
      await perform(whoamiCommand(flags, terminal), flags)
    })
}
