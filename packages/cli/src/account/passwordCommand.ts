import {
  Accounts,
  changePassword,
  type ChangePasswordForm,
  passwordNotUpdated,
  passwordUpdated,
  SignIns,
  tokensThatEnd,
} from "@listwright/domain/account"
import {
  chosenReading,
  passwordMessageReading,
  passwordPolicyReading,
  joinTexts,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, over } from "../sign-in/connection.ts"
import { askSecret } from "../terminal/ask.ts"
import { jsonText, print, remark } from "../terminal/output.ts"
import { readInput } from "../terminal/readInput.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { PasswordFlags } from "./commands/password.ts"
import { failInWords, siteWords } from "../sign-in/siteWords.ts"
import { endedSentence } from "../terminal/endedSentence.ts"

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
  const oldPassword = yield* askSecret(terminal, "Old password: ")
  const newPassword = yield* askSecret(terminal, "New password: ")
  const confirmation = yield* askSecret(terminal, "Confirm new password: ")
  return { oldPassword, newPassword, confirmation }
})

const tokensText = (tokens: number): string => (tokens === 1 ? "1 other token" : `${tokens} other tokens`)

/** Lists the tokens that will end, before a password is typed; returns their number. */
const announced = Effect.fnUntraced(function* (flags: PasswordFlags, terminal: Terminal) {
  if (flags.keepTokens === true) return 0
  const tokens = tokensThatEnd(yield* Effect.flatMap(SignIns, (signIns) => signIns.list()))
  if (tokens > 0)
    yield* remark(terminal, `This also revokes ${tokensText(tokens)}. To keep them, use --keep-tokens.`)
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
        failInWords("validation", joinTexts([...new Set(Object.values(problems))])),
      WrongPassword: (wrong) => failInWords("validation", passwordNotUpdated(wrong).text),
      NotSaved: (notSaved) =>
        notSaved.failure._tag === "Refused"
          ? failInWords("validation", notSaved.failure.reason)
          : failInWords("failure", passwordNotUpdated(notSaved).text),
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
  const ended = yield* over(server)(announced(flags, terminal))
  const form = yield* typed(flags, terminal)
  yield* over(server)(change(form, flags.keepTokens === true))
  if (flags.json === true) return yield* print(terminal, jsonText({ changed: true }))
  const done = endedSentence(yield* over(server)(siteWords(passwordUpdated.text)))
  yield* print(
    terminal,
    `${done} Browsers were signed out${ended === 0 ? "" : `, and ${tokensText(ended)} revoked`}.\n`,
  )
})
