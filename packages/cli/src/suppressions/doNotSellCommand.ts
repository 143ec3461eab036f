import { basename } from "node:path"
import { layerDoNotSellHttp, OperatorDoNotSell } from "@listwright/adapters"
import { Effect } from "effect"
import { tsvRow } from "../terminal/tsvRow.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { readBytes } from "../terminal/readBytes.ts"
import type { AddDoNotSellFlags } from "./commands/addDoNotSell.ts"

/** Adds people to the do-not-sell list. */
export const addDoNotSellCommand = Effect.fn("addDoNotSellCommand")(function* (
  file: string,
  flags: AddDoNotSellFlags,
  terminal: Terminal,
) {
  const bytes = yield* readBytes(file)
  const site = yield* resolveOperatorSite(flags, terminal)
  const added = yield* Effect.flatMap(OperatorDoNotSell, (list) =>
    list.add({ name: basename(file), bytes }, flags.universe ?? null),
  ).pipe(Effect.provide(layerDoNotSellHttp(site)), Effect.mapError(toCommandFailed(site.baseUrl)))
  const rows = [
    tsvRow("added", added.added),
    tsvRow("entries", added.entries),
    tsvRow("people", added.persons),
    tsvRow("rejected", added.rejected),
    ...added.rejectedRows.map(({ line, reason }) => tsvRow("rejected_line", line, reason)),
  ]
  yield* print(terminal, flags.json === true ? jsonText(added) : rows.join(""))
})

/** Reports the size of the do-not-sell list. */
export const doNotSellStatusCommand = Effect.fn("doNotSellStatusCommand")(function* (
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const size = yield* Effect.flatMap(OperatorDoNotSell, (list) => list.size()).pipe(
    Effect.provide(layerDoNotSellHttp(site)),
    Effect.mapError(toCommandFailed(site.baseUrl)),
  )
  const rows = [tsvRow("entries", size.entries), tsvRow("people", size.persons)]
  yield* print(terminal, flags.json === true ? jsonText(size) : rows.join(""))
})
