import { basename } from "node:path"
import { layerDoNotSellHttp, OperatorDoNotSell } from "@listwright/adapters"
import { Effect } from "effect"
import { tsvRow } from "../counting/tsvRow.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { failureOf } from "../failures/failureOf.ts"
import { connectionUrl } from "./connectionUrl.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readBytes } from "./readBytes.ts"
import type { DoNotSellFlags } from "./SuppressionFlags.ts"

const noSecret = new CommandFailed({
  kind: "auth",
  message:
    "Name the operator's secret with --operator or LISTWRIGHT_OPERATOR; it is in secrets.json of the site.",
})

const asOperator = Effect.fnUntraced(function* (flags: DoNotSellFlags, terminal: Terminal) {
  const operator = flags.operator ?? terminal.env["LISTWRIGHT_OPERATOR"] ?? ""
  if (operator === "") return yield* noSecret
  const baseUrl = yield* connectionUrl(terminal)
  return { baseUrl, operator }
})

/** Adds people who must never be sold. */
export const addDoNotSellCommand = Effect.fn("addDoNotSellCommand")(function* (
  file: string,
  flags: DoNotSellFlags,
  terminal: Terminal,
) {
  const bytes = yield* readBytes(file)
  const site = yield* asOperator(flags, terminal)
  const added = yield* Effect.flatMap(OperatorDoNotSell, (list) =>
    list.add({ name: basename(file), bytes }),
  ).pipe(Effect.provide(layerDoNotSellHttp(site)), Effect.mapError(failureOf(site.baseUrl)))
  const rows = [
    tsvRow("added", added.added),
    tsvRow("entries", added.entries),
    tsvRow("people", added.persons),
    tsvRow("rejected", added.rejected),
    ...added.rejectedRows.map(({ line, reason }) => tsvRow("rejected_line", line, reason)),
  ]
  yield* print(terminal, flags.json === true ? jsonText(added) : rows.join(""))
})

/** Says how long the list is. */
export const doNotSellStatusCommand = Effect.fn("doNotSellStatusCommand")(function* (
  flags: DoNotSellFlags,
  terminal: Terminal,
) {
  const site = yield* asOperator(flags, terminal)
  const size = yield* Effect.flatMap(OperatorDoNotSell, (list) => list.size()).pipe(
    Effect.provide(layerDoNotSellHttp(site)),
    Effect.mapError(failureOf(site.baseUrl)),
  )
  const rows = [tsvRow("entries", size.entries), tsvRow("people", size.persons)]
  yield* print(terminal, flags.json === true ? jsonText(size) : rows.join(""))
})
