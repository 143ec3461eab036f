import type { CallRow } from "../../packages/adapters/src/contract/callAccess.ts"
import { cell, sourceLink } from "./markdown.ts"
import { answeredCalls, type AnsweredCall } from "./originalCalls.ts"

const callers = (row: CallRow): string => {
  switch (row.by) {
    case "guest":
      return "everybody"
    case "user":
      return row.names.length === 0 ? "users" : `users; names: ${row.names.join(", ")}`
    case "temporary session":
    case "operator":
      return `the ${row.by}`
  }
}

const NOTHING = "—"

const rowOf = ({ access, endpoint, fixture, method, path, where }: AnsweredCall): string => {
  const answered =
    endpoint === null || access === null || fixture === null
      ? ["**missing**", NOTHING, NOTHING]
      : [`${endpoint.group}.\`${endpoint.name}\``, cell(callers(access)), sourceLink(fixture, "exchanges")]
  return `| ${method} | \`${path}\` | ${[...answered, cell(where)].join(" | ")} |`
}

/** `docs/calls.md`: each call of the original contract, and where everything about it is. */
export const callsPage = (): string => {
  const calls = answeredCalls()
  return [
    "# The calls of the original contract",
    "",
    `${calls.length} calls, and all of them are answered.`,
    "",
    "Written by `npm run docs` from [calls.json](calls.json), which lists them by hand. A test fails when a call",
    "lacks its endpoint in the contract, its row in",
    "[callAccess.ts](../packages/adapters/src/contract/callAccess.ts), its recorded exchanges or a test of its handler, and",
    "another one when a client that knows nothing but these calls does not get through all of them",
    "([everyCall.test.ts](../packages/server/test/original-calls/everyCall.test.ts)). What the ids in a call may name is in",
    "[authorization.md](authorization.md).",
    "",
    "| Method | Path | Endpoint | Who may | Exchanges | Specified in |",
    "|---|---|---|---|---|---|",
    ...calls.map(rowOf),
    "",
  ].join("\n")
}
