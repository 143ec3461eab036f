import { Effect } from "effect"
import { DEFAULT_SERVER_URL, parseServerUrl } from "./parseServerUrl.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readSignIn } from "./storedSignIn.ts"

/**
 * Returns the server for operator commands, which don't need a user: LISTWRIGHT_URL or, if missing, the server of the
 * last `login`.
 */
export const resolveConnectionUrl = Effect.fn("resolveConnectionUrl")(function* (terminal: Terminal) {
  const named = terminal.env["LISTWRIGHT_URL"] ?? ""
  if (named !== "") return yield* parseServerUrl(named, "LISTWRIGHT_URL")
  const stored = yield* readSignIn(terminal)
  return stored?.url ?? DEFAULT_SERVER_URL
})
