import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { LoadFlags } from "./commands/load.ts"
import { importProgress } from "./importProgress.ts"
import { runInterruptible } from "./runInterruptible.ts"

/** Loads the universe that should be served into ClickHouse servers. Loads the server's package. */
export const loadCommand = Effect.fn("loadCommand")(function* (flags: LoadFlags, terminal: Terminal) {
  const { clickhouse } = flags
  if (clickhouse === undefined || clickhouse === "") {
    const message = "Specify the servers with --clickhouse URL or CLICKHOUSE_URL. See docs/cluster.md."
    return yield* new CommandFailed({ kind: "usage", message })
  }
  const tell = importProgress(terminal)
  const loaded = yield* runInterruptible(async (signal) => {
    const { universes } = await import("@listwright/server/universes")
    return await universes.load({
      dataFolder: flags.data,
      universe: flags.universe,
      clickhouseUrl: clickhouse,
      onProgress: (fraction) => tell({ stage: "loading", fraction }),
      signal,
    })
  })
  const { isNew, name, records, snapshot } = loaded
  const rows = [
    ["universe", name],
    ["snapshot", snapshot],
    ["records", records],
    ["loaded", isNew ? "now" : "before"],
  ]
  yield* print(
    terminal,
    flags.json === true ? jsonText(loaded) : rows.map((row) => `${row.join("\t")}\n`).join(""),
  )
})
