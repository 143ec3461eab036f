import type { Command } from "commander"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import { jsonOption, operatorOption } from "../terminal/options.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { WhichMailsFlags } from "./MailFlags.ts"

const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the list of
processes.`

const testHelp = `
Uses the settings that the server started with, and sends at once. Without a mail server in site.json, the mail is
written into the outbox folder. Prints the way it went, or what failed and what to do about it.
${secretHelp}`

const whichHelp = `
'listwright jobs' shows the mails with their names: 'Mail LW-2345-6789-delivery' is LW-2345-6789-delivery.
Prints how many it were.
${secretHelp}`

/** `mail`: what the site sends, for its operator. */
export const addMailCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const mail = program.command("mail").description("test and mend mail (for the site's operator)")
  mail
    .command("test")
    .description("send a test mail")
    .argument("<email>", "where to")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", testHelp)
    .action(async (email: string, flags: OperatorFlags) => {
      const { testMailCommand } = await import("./mailCommands.ts")
      await perform(testMailCommand(email, flags, terminal), flags)
    })
  mail
    .command("retry")
    .description("send mails again that were given up, or wait")
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
    .description("never send these mails")
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
