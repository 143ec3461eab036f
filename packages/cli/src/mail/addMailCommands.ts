import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { WhichMailsFlags } from "./MailFlags.ts"

const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

const testHelp = `
Uses the settings that the server started with, and sends at once. Without a mail server in site.json, the email is
written to the outbox folder. Prints how it was sent, or what failed and what to do about it.
${secretHelp}`

const whichHelp = `
'listwright jobs' shows the emails with their names: 'Mail LW-2345-6789-delivery' is LW-2345-6789-delivery.
Prints how many emails that was.
${secretHelp}`

/** `mail`: what the site sends, for its operator. */
export const addMailCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const mail = program.command("mail").description("test and repair mail delivery (for the site's operator)")
  mail
    .command("test")
    .description("send a test email")
    .argument("<email>", "the address to send it to")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", testHelp)
    .action(async (email: string, flags: OperatorFlags) => {
      const { testMailCommand } = await import("./mailCommands.ts")
      await perform(testMailCommand(email, flags, terminal), flags)
    })
  mail
    .command("retry")
    .description("retry emails that are waiting or were given up")
    .argument("[names...]", "which")
    .option("--all", "all that were given up")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", whichHelp)
    .action(async (names: ReadonlyArray<string>, flags: WhichMailsFlags) => {
      const { retryMailsCommand } = await import("./mailCommands.ts")
      await perform(retryMailsCommand(names, flags, terminal), flags)
    })
  mail
    .command("drop")
    .description("never send these emails")
    .argument("[names...]", "which")
    .option("--all", "all that were given up")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", whichHelp)
    .action(async (names: ReadonlyArray<string>, flags: WhichMailsFlags) => {
      const { dropMailsCommand } = await import("./mailCommands.ts")
      await perform(dropMailsCommand(names, flags, terminal), flags)
    })
}
