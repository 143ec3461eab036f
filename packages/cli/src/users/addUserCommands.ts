import type { Command } from "commander"
import { jsonOption, oneMore, operatorOption } from "../terminal/options.ts"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import type { Perform } from "../terminal/Perform.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { AddUserFlags, DisableFlags, SetUserFlags } from "./UserFlags.ts"

const secretHelp = `
The secret is 'operator' in secrets.json of the site's folder; LISTWRIGHT_OPERATOR keeps it out of the process list.`

const listHelp = `
Prints one row each: address, name, role, accounts, and whether the user is active, invited, disabled or a demo user.
${secretHelp}`

const linkHelp = `
Emails the link to the user if the site has a mail server, and prints when it expires. Otherwise, and with --json,
prints the link for you to pass on. It sets one password, in a browser and within three days. A new link replaces earlier ones.
${secretHelp}`

const disableHelp = `
Ends their sessions, tokens and links at once; orders and lists stay. Let users in again with: users invite
${secretHelp}`

const setHelp = `
Changes what you name and leaves the rest; without an option it prints the current settings. Changes apply from the user's
next call: a source that isn't theirs is refused in counts, orders and links, and what belongs to an account that they don't
work for seems missing. Digital history shows together with order history.
Services: enhanceList, cleanList, emailAppend, emailVerification, phoneAppend, phoneReverse, emailReverse,
phoneVerification, portraitReports.
${secretHelp}`

/** `users`: who may sign in, for the site's operator. */
export const addUserCommands = (program: Command, terminal: Terminal, perform: Perform): void => {
  const users = program.command("users").description("manage users (for the site's operator)")
  users
    .command("list")
    .description("list all users, including disabled ones")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", listHelp)
    .action(async (flags: OperatorFlags) => {
      const { listUsersCommand } = await import("./usersCommands.ts")
      await perform(listUsersCommand(flags, terminal), flags)
    })
  users
    .command("add")
    .description("add a user and print the link that lets them set a password")
    .argument("<email>", "their address")
    .requiredOption("--account <name>", "the account they order for")
    .option("--also-account <name>", "another account they work for; may be repeated", oneMore)
    .option("--new-account", "create accounts that do not exist")
    .option("--first-name <name>", "their first name", "")
    .option("--last-name <name>", "their last name", "")
    .option("--role <role>", "user, power-user, reseller or digital-user", "user")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", linkHelp)
    .action(async (email: string, flags: AddUserFlags) => {
      const { addUserCommand } = await import("./usersCommands.ts")
      await perform(addUserCommand(email, flags, terminal), flags)
    })
  users
    .command("invite")
    .description("make a new link that lets a user set a password")
    .argument("<email>", "their address")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", linkHelp)
    .action(async (email: string, flags: OperatorFlags) => {
      const { inviteUserCommand } = await import("./usersCommands.ts")
      await perform(inviteUserCommand(email, flags, terminal), flags)
    })
  users
    .command("disable")
    .description("disable a user")
    .argument("[email]", "their address")
    .option("--demo", "all demo users, so that the site may serve other machines")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", disableHelp)
    .action(async (email: string | undefined, flags: DisableFlags) => {
      const { disableUsersCommand } = await import("./usersCommands.ts")
      await perform(disableUsersCommand(email, flags, terminal), flags)
    })
  users
    .command("role")
    .description("give a user another role")
    .argument("<email>", "their address")
    .argument("<role>", "user, power-user, reseller or digital-user")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", secretHelp)
    .action(async (email: string, role: string, flags: OperatorFlags) => {
      const { setRoleCommand } = await import("./usersCommands.ts")
      await perform(setRoleCommand(email, role, flags, terminal), flags)
    })
  users
    .command("set")
    .description("set what a user may order and sees, or print it")
    .argument("<email>", "their address")
    .option("--sources <types>", "the list types that they may order: 10,170, or all, or none")
    .option("--services <names>", "their customer-data services: names with commas, or all, or none")
    .option("--videos <when>", "whether they see the videos: on, off, or by-role as videos.json says")
    .option("--interface <which>", "their landing page: full, compact, or by-site as site.json says")
    .option("--order-history <on|off>", "whether they see the order history")
    .option("--digital-history <on|off>", "whether they see the digital history")
    .option("--orders <on|off>", "whether they may place orders")
    .option("--add-account <name>", "another account they work for; may be repeated", oneMore)
    .option("--drop-account <name>", "an account they no longer work for; may be repeated", oneMore)
    .option("--new-account", "create accounts that do not exist")
    .addOption(operatorOption())
    .addOption(jsonOption())
    .addHelpText("after", setHelp)
    .action(async (email: string, flags: SetUserFlags) => {
      const { setUserCommand } = await import("./setUserCommand.ts")
      await perform(setUserCommand(email, flags, terminal), flags)
    })
}
