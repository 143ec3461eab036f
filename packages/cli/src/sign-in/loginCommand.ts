import { hostname } from "node:os"
import { signInForToken } from "@listwright/domain/account"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { promptForLine, promptForSecret } from "../terminal/promptForLine.ts"
import { jsonText, print } from "../terminal/output.ts"
import { readInput } from "../terminal/readInput.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { LoginFlags } from "./commands/login.ts"
import { runOnServer } from "./connection.ts"
import { DEFAULT_SERVER_URL, parseServerUrl } from "./parseServerUrl.ts"
import { storeSignIn } from "./storedSignIn.ts"

const usage = (message: string) => new CommandFailed({ kind: "usage", message })

const addressOf = (flags: LoginFlags, { env }: Terminal) => {
  if (flags.url !== undefined) return parseServerUrl(flags.url, "--url")
  const named = env["LISTWRIGHT_URL"]
  return parseServerUrl(named === undefined || named === "" ? DEFAULT_SERVER_URL : named, "LISTWRIGHT_URL")
}

const emailOf = (flags: LoginFlags, terminal: Terminal) => {
  if (flags.email !== undefined) return Effect.succeed(flags.email)
  return terminal.isInputTerminal && flags.passwordStdin !== true
    ? promptForLine(terminal, "Email: ")
    : Effect.fail(usage("Specify the user with --email ADDRESS."))
}

const passwordOf = (flags: LoginFlags, terminal: Terminal) => {
  if (flags.passwordStdin === true) {
    return Effect.map(readInput(terminal), (text) => text.replace(/\r?\n$/, ""))
  }
  return terminal.isInputTerminal
    ? promptForSecret(terminal, "Password: ")
    : Effect.fail(
        usage(
          "There is no terminal for entering a password. Pass the password on standard input with --password-stdin.",
        ),
      )
}

/** Creates a token for this machine and stores it. */
export const loginCommand = Effect.fn("loginCommand")(function* (flags: LoginFlags, terminal: Terminal) {
  const url = yield* addressOf(flags, terminal)
  const email = yield* emailOf(flags, terminal)
  const password = yield* passwordOf(flags, terminal)
  const { token, expiresAt } = yield* runOnServer({ url, contract: terminal.contract })(
    signInForToken({ email, password }, `listwright on ${hostname()}`),
  )
  const { contract } = terminal
  const file = yield* storeSignIn(terminal, {
    version: 1,
    url,
    token,
    ...(contract === undefined ? { expiresAt } : { contract }),
  })
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ url, email: email.trim(), expiresAt, file })
      : `Signed in to ${url} as ${email.trim()}${expiresAt === "" ? "" : ` until ${expiresAt.slice(0, 10)}`}. The token is stored in ${file}.\n`,
  )
})
