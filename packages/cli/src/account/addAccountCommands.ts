import type { Command } from "commander"
import { idArgument, jsonOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { AccountFlags, PasswordFlags, RevokeFlags } from "./AccountFlags.ts"

const sessionsHelp = `
Prints one row each: browser or token ('current' is the one in use), id, what it is, network address, when it
began, when it was last used, and when it ends.`

const passwordHelp = `
Asks for the old password, then twice for the new one, without showing them. With --password-stdin, reads the old and
the new one from two lines of standard input. Browsers are signed out, and all tokens but the current one end; keep them
with --keep-tokens.`

/** `account`: what the signed-in user sees and changes of themselves. */
export const addAccountCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const account = program.command("account").description("show and change your own account")
  account
    .command("show")
    .description("show your name, address and points")
    .addOption(jsonOption())
    .action(async (flags: AccountFlags) => {
      const { showAccountCommand } = await import("./accountCommands.ts")
      await perform(showAccountCommand(flags, terminal), flags)
    })
  account
    .command("sessions")
    .description("list where you are signed in")
    .addOption(jsonOption())
    .addHelpText("after", sessionsHelp)
    .action(async (flags: AccountFlags) => {
      const { sessionsCommand } = await import("./accountCommands.ts")
      await perform(sessionsCommand(flags, terminal), flags)
    })
  account
    .command("revoke")
    .description("sign out elsewhere")
    .addArgument(idArgument("[id]", "one sign-in, as 'account sessions' lists it"))
    .option("--others", "all but this one")
    .option("--all", "all, including this one")
    .addOption(jsonOption())
    .action(async (id: string | undefined, flags: RevokeFlags) => {
      const { revokeCommand } = await import("./accountCommands.ts")
      await perform(revokeCommand(id, flags, terminal), flags)
    })
  account
    .command("password")
    .description("change your password")
    .option("--password-stdin", "read the old and the new password from standard input, one per line")
    .option("--keep-tokens", "keep the tokens of other terminals and scripts")
    .addOption(jsonOption())
    .addHelpText("after", passwordHelp)
    .action(async (flags: PasswordFlags) => {
      const { passwordCommand } = await import("./passwordCommand.ts")
      await perform(passwordCommand(flags, terminal), flags)
    })
}
