import type { WireInvitation, WireOperatorUser } from "@listwright/adapters"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"
import { callAsOperator } from "./callAsOperator.ts"
import type { AddFlags } from "./commands/add.ts"
import type { DisableFlags } from "./commands/disable.ts"
import { findRole } from "./roles.ts"

const stateOf = ({ hasPassword, isDemo, isDisabled }: WireOperatorUser): string => {
  if (isDisabled) return "disabled"
  if (!hasPassword) return "invited"
  return isDemo ? "demo" : "active"
}

const COLUMNS = ["email", "name", "role", "accounts", "state"].map((heading) => ({ heading }))

const shown = (terminal: Terminal, flags: OperatorFlags, users: ReadonlyArray<WireOperatorUser>) =>
  flags.json === true
    ? print(terminal, jsonText(users))
    : printTable(
        terminal,
        COLUMNS,
        users.map((user) => [user.email, user.name, user.role, user.accounts.join(", "), stateOf(user)]),
      )

const invited = (
  terminal: Terminal,
  flags: OperatorFlags,
  { email, expiresAt, isMailed, origin, path }: WireInvitation,
  baseUrl: string,
) => {
  const link = `${origin ?? baseUrl}${path}`
  return print(
    terminal,
    flags.json === true
      ? jsonText({ email, link, expiresAt, mailed: isMailed })
      : [isMailed ? tsvRow("mailed", email) : tsvRow("link", link), tsvRow("expires", expiresAt)].join(""),
  )
}

/** Prints all users who may sign in. */
export const listUsersCommand = Effect.fn("listUsersCommand")(function* (
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const { answer } = yield* callAsOperator(flags, terminal, (users) => users.list())
  yield* shown(terminal, flags, answer)
})

/** Adds a user and prints the link that lets them set a password. */
export const addUserCommand = Effect.fn("addUserCommand")(function* (
  email: string,
  flags: AddFlags,
  terminal: Terminal,
) {
  const role = yield* findRole(flags.role)
  const user = {
    email,
    firstName: flags.firstName,
    lastName: flags.lastName,
    role,
    account: flags.account,
    otherAccounts: flags.alsoAccount ?? [],
    makeAccounts: flags.newAccount === true,
  }
  const { answer, baseUrl } = yield* callAsOperator(flags, terminal, (users) => users.add(user))
  yield* invited(terminal, flags, answer, baseUrl)
})

/** Prints a new link for a user. */
export const inviteUserCommand = Effect.fn("inviteUserCommand")(function* (
  email: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const { answer, baseUrl } = yield* callAsOperator(flags, terminal, (users) => users.invite(email))
  yield* invited(terminal, flags, answer, baseUrl)
})

const neither = new CommandFailed({
  kind: "usage",
  message:
    "Specify the user's email address, or --demo for all demo users, but not both. For help, run: listwright users disable --help",
})

/** Disables one user or all demo users. */
export const disableUsersCommand = Effect.fn("disableUsersCommand")(function* (
  email: string | undefined,
  flags: DisableFlags,
  terminal: Terminal,
) {
  if ((email === undefined) !== (flags.demo === true)) return yield* neither
  const { answer } = yield* callAsOperator(flags, terminal, (users) =>
    email === undefined
      ? users.disableDemoUsers()
      : Effect.map(users.disable(email), (user): ReadonlyArray<WireOperatorUser> => [user]),
  )
  yield* shown(terminal, flags, answer)
})

/** Changes a user's role. */
export const setRoleCommand = Effect.fn("setRoleCommand")(function* (
  email: string,
  name: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const role = yield* findRole(name)
  const { answer } = yield* callAsOperator(flags, terminal, (users) => users.setRole(email, role))
  yield* shown(terminal, flags, [answer])
})
