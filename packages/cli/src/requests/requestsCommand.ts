import { layerOperatorRequestsHttp, OperatorRequests } from "@listwright/adapters"
import { Effect } from "effect"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { printTable } from "../terminal/table.ts"
import type { Terminal } from "../terminal/Terminal.ts"

const COLUMNS = ["received", "kind", "name", "email", "state", "message", "facts"].map((heading) => ({
  heading,
}))

/** Lists customers' requests. */
export const requestsCommand = Effect.fn("requestsCommand")(function* (
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const requests = yield* Effect.flatMap(OperatorRequests, ({ received }) => received).pipe(
    Effect.provide(layerOperatorRequestsHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(requests))
  if (requests.length === 0) return yield* printRemark(terminal, "There are no requests yet.")
  yield* printTable(
    terminal,
    COLUMNS,
    requests.map(({ email, facts, kind, mailedAt, message, name, receivedAt }) => [
      receivedAt,
      kind,
      name,
      email,
      mailedAt === null ? "waiting" : "mailed",
      message,
      facts.map((fact) => `${fact.name}: ${fact.value}`).join("; "),
    ]),
  )
})
