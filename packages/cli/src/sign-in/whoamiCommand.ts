import { Accounts } from "@listwright/domain/account"
import { Effect, Schema } from "effect"
import type { JsonFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import { printRows } from "../terminal/rows.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { connection, runOnServer } from "./connection.ts"
import { WhoamiJson } from "./WhoamiJson.ts"

const encode = Schema.encodeSync(WhoamiJson)

/** Asks the server which user the token belongs to. */
export const whoamiCommand = Effect.fn("whoamiCommand")(function* (flags: JsonFlags, terminal: Terminal) {
  const server = yield* connection(terminal)
  const user = yield* runOnServer(server)(Effect.flatMap(Accounts, (accounts) => accounts.user()))
  const { expiresAt, source, url } = server
  const { accountId, accountName, sources, email, firstName, lastName, role } = user
  const name = `${firstName} ${lastName}`.trim()
  const account = { id: accountId, name: accountName }
  if (flags.json === true) {
    const token = { source, expiresAt }
    return yield* print(
      terminal,
      jsonText(encode({ server: url, email, name, role, account, listTypes: sources, token })),
    )
  }
  yield* printRows(terminal, [
    ["email", email],
    ["name", name],
    ["role", role],
    ["account", String(accountId), accountName],
    ["list_types", sources.join(",")],
    ["server", url],
    ["token", source, ...(expiresAt === null ? [] : [expiresAt])],
  ])
})
