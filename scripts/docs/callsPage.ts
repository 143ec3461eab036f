import type { CallAccess } from "../../packages/adapters/src/contract/access/Access.ts"
import { namedRecordTypes } from "../../packages/adapters/src/contract/callAccess.ts"
import { cell, sourceLink } from "./markdown.ts"
import { answeredCalls, type AnsweredCall } from "./originalCalls.ts"

const callers = (access: CallAccess): string => {
  switch (access.by) {
    case "guest":
      return "everybody"
    case "user":
      return namedRecordTypes(access).length === 0
        ? "users"
        : `users; names: ${namedRecordTypes(access).join(", ")}`
    case "temporary session":
    case "operator":
      return `the ${access.by}`
  }
}

const NOTHING = "—"

const rowOf = ({ access, endpoint, fixture, method, path, where }: AnsweredCall): string => {
  const answered =
    endpoint === null || access === null || fixture === null
      ? ["**missing**", NOTHING, NOTHING]
      : [`${endpoint.group}.\`${endpoint.name}\``, cell(callers(access)), sourceLink(fixture, "example")]
  return `| ${method} | \`${path}\` | ${[...answered, cell(where)].join(" | ")} |`
}

const fieldRows = ({ endpoint, ours = {}, path }: AnsweredCall): ReadonlyArray<string> =>
  Object.entries(ours).map(
    ([field, meaning]) => `| \`${endpoint?.name ?? path}\` | \`${field}\` | ${cell(meaning)} |`,
  )

/** `docs/calls.md`: each call of the original contract, and where everything about it is. */
export const callsPage = (): string => {
  const calls = answeredCalls()
  return [
    "# The calls of the original contract",
    "",
    "The original contract is the interface that the [specification](readings.md) gives the server: the calls below, with",
    `their names, fields and texts. There are ${calls.length}, and all of them are answered. *Specified in* names the document and its`,
    "chapter.",
    "",
    "Written by `npm run docs` from [calls.json](calls.json), which lists them by hand. A test fails when a call",
    "lacks its endpoint in the contract, its annotation with",
    "[Access](../packages/adapters/src/contract/access/Access.ts), its example or a test of its handler, and",
    "another one when a client that knows nothing but these calls does not get through all of them",
    "([everyCall.test.ts](../packages/server/test/original-calls/everyCall.test.ts)). What the ids in a call may name is in",
    "[authorization.md](authorization.md). Most calls are a POST, even where they only read, such as `GetRewards`.",
    "",
    "| Method | Path | Endpoint | Who may | Example | Specified in |",
    "|---|---|---|---|---|---|",
    ...calls.map(rowOf),
    "",
    "## Fields of ours",
    "",
    "Some replies have fields that the original contract doesn't know, or doesn't show. They are for our own clients: an",
    "original client reads past them and needs none of them, as `everyCall.test.ts` proves.",
    "",
    "| Call | Field | Meaning |",
    "|---|---|---|",
    ...calls.flatMap(fieldRows),
    "",
  ].join("\n")
}
