import {
  Accounts,
  changePassword,
  type ChangePasswordForm,
  passwordNotUpdatedNotice,
  passwordUpdatedNotice,
  SignIns,
  revokedTokenCount,
} from "@listwright/domain/account"
import {
  chosenReading,
  passwordMessageReading,
  passwordPolicyReading,
  joinMessageLines,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { promptForSecret } from "../terminal/promptForLine.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { readInput } from "../terminal/readInput.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { PasswordFlags } from "./commands/password.ts"
import { failWithMessage, applySiteWording } from "../sign-in/applySiteWording.ts"
import { endSentence } from "../terminal/endSentence.ts"

const usage = (message: string) => new CommandFailed({ kind: "usage", message })

/** Reads the passwords, either from two lines of standard input or from hidden typing. */
const typed = Effect.fnUntraced(function* (flags: PasswordFlags, terminal: Terminal) {
  if (flags.passwordStdin === true) {
    const [oldPassword = "", newPassword = ""] = (yield* readInput(terminal)).split(/\r?\n/)
    return { oldPassword, newPassword, confirmation: newPassword }
  }
  if (!terminal.isInputTerminal)
    return yield* usage(
      "There is no terminal for entering a password. Pass the old and new passwords on standard input, one per line, with --password-stdin.",
    )
  const oldPassword = yield* promptForSecret(terminal, "Old password: ")
  const newPassword = yield* promptForSecret(terminal, "New password: ")
  const confirmation = yield* promptForSecret(terminal, "Confirm new password: ")
  return { oldPassword, newPassword, confirmation }
})

const tokensText = (tokens: number): string => (tokens === 1 ? "1 other token" : `${tokens} other tokens`)

/** Lists the tokens that the change will end, before the user types a password; returns their number. */
const announced = Effect.fnUntraced(function* (flags: PasswordFlags, terminal: Terminal) {
  if (flags.keepTokens === true) return 0
  const tokens = revokedTokenCount(yield* Effect.flatMap(SignIns, (signIns) => signIns.list()))
  if (tokens > 0)
    yield* printRemark(terminal, `This also revokes ${tokensText(tokens)}. To keep them, use --keep-tokens.`)
  return tokens
})

const change = Effect.fnUntraced(function* (form: ChangePasswordForm, keepsTokens: boolean) {
  const accounts = yield* Accounts
  const { readings } = yield* accounts.site()
  const words = {
    policy: chosenReading(passwordPolicyReading, readings),
    message: chosenReading(passwordMessageReading, readings),
  }
  yield* changePassword(form, words, { keepsTokens }).pipe(
    Effect.catchTags({
      FormIncomplete: ({ problems }) =>
        failWithMessage("validation", joinMessageLines([...new Set(Object.values(problems))])),
      WrongPassword: (wrong) => failWithMessage("validation", passwordNotUpdatedNotice(wrong).text),
      NotSaved: (notSaved) =>
        notSaved.failure._tag === "Refused"
          ? failWithMessage("validation", notSaved.failure.reason)
          : failWithMessage("failure", passwordNotUpdatedNotice(notSaved).text),
    }),
  )
})

/**
 * Changes the signed-in user's password. This signs out browsers and ends all other tokens unless the user chooses to
 * keep them.
 */
export const passwordCommand = Effect.fn("passwordCommand")(function* (
  flags: PasswordFlags,
  terminal: Terminal,
) {
  const server = yield* connection(terminal)
  const ended = yield* runOnServer(server)(announced(flags, terminal))
  const form = yield* typed(flags, terminal)
  yield* runOnServer(server)(change(form, flags.keepTokens === true))
  if (flags.json === true) return yield* print(terminal, jsonText({ changed: true }))
  const done = endSentence(yield* runOnServer(server)(applySiteWording(passwordUpdatedNotice.text)))
  yield* print(
    terminal,
    `${done} Browsers were signed out${ended === 0 ? "" : `, and ${tokensText(ended)} ${ended === 1 ? "was" : "were"} revoked`}.\n`,
  )
})
