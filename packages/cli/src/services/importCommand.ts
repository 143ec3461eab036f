import { basename } from "node:path"
import { layerServiceOrdersHttp, OperatorServiceOrders } from "@listwright/adapters"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import { jsonText, print } from "../terminal/output.ts"
import { readBytes } from "../terminal/readBytes.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tsvRow } from "../terminal/tsvRow.ts"

const refused = (lines: number): CommandFailed =>
  new CommandFailed({
    kind: "validation",
    message: `Nothing was imported. Correct ${lines === 1 ? "this line" : `these ${lines} lines`} and import the file again.`,
  })

/** Imports a file's service orders into the site. */
export const importCommand = Effect.fn("importCommand")(function* (
  file: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const bytes = yield* readBytes(file)
  const site = yield* resolveOperatorSite(flags, terminal)
  const done = yield* Effect.flatMap(OperatorServiceOrders, (orders) =>
    orders.importFile({ name: basename(file), bytes }),
  ).pipe(Effect.provide(layerServiceOrdersHttp(site)), Effect.mapError(toCommandFailed(site.baseUrl)))
  const { added, badLines, replaced } = done
  const rows = [
    tsvRow("added", added),
    tsvRow("replaced", replaced),
    ...badLines.map(({ line, reason }) => tsvRow("bad_line", line, reason)),
  ]
  yield* print(terminal, flags.json === true ? jsonText(done) : rows.join(""))
  if (badLines.length > 0) return yield* refused(new Set(badLines.map(({ line }) => line)).size)
})
