import { Accounts } from "@listwright/domain/account"
import { Effect } from "effect"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { runOnServer } from "./connection.ts"
import { deleteStoredSignIn, readSignIn } from "./storedSignIn.ts"

const revoke = Effect.gen(function* () {
  const accounts = yield* Accounts
  yield* accounts.revokeToken()
}).pipe(
  // A token that the server no longer knows counts as revoked.
  Effect.catchTags({ SignedOut: () => Effect.void, NotFound: () => Effect.void }),
)

/**
 * Revokes the stored token and deletes it. If the server can't be reached, keeps the token, because it's still valid.
 */
export const logoutCommand = Effect.fn("logoutCommand")(function* (flags: JsonFlags, terminal: Terminal) {
  const stored = yield* readSignIn(terminal)
  if (stored !== null) {
    yield* runOnServer(stored)(revoke)
    yield* deleteStoredSignIn(terminal)
  }
  const url = stored?.url ?? null
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ url, signedOut: stored !== null })
      : url === null
        ? "You weren't signed in.\n"
        : `Signed out of ${url}. The token has been revoked.\n`,
  )
})
