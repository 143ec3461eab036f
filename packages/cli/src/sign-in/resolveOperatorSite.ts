import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { resolveConnectionUrl } from "./resolveConnectionUrl.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const noSecret = new CommandFailed({
  kind: "auth",
  message:
    "Provide the operator's secret with --operator or LISTWRIGHT_OPERATOR. The secret is in the site's secrets.json.",
})

/** Returns the site along with its operator's secret. */
export const resolveOperatorSite = Effect.fnUntraced(function* (flags: OperatorFlags, terminal: Terminal) {
  const operator = flags.operator ?? terminal.env["LISTWRIGHT_OPERATOR"] ?? ""
  if (operator === "") return yield* noSecret
  const baseUrl = yield* resolveConnectionUrl(terminal)
  return { baseUrl, operator }
})
