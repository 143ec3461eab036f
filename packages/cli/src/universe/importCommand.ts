import type { DeltaReport, ImportedUniverse, ImportReport } from "@listwright/server/universes"
import { Effect } from "effect"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { DeltaFlags } from "./commands/delta.ts"
import type { ImportFlags } from "./commands/import.ts"
import { importProgress } from "./importProgress.ts"
import { importText } from "./importText.ts"
import { runInterruptible } from "./runInterruptible.ts"

const requestOf = (flags: ImportFlags, terminal: Terminal) => ({
  dataFolder: flags.data,
  mapping: flags.mapping,
  universe: flags.universe,
  maxRefused: flags.maxRefused,
  mayShrink: flags.smaller,
  clickhouseUrl: flags.clickhouse,
  onProgress: importProgress(terminal),
})

const reportMade =
  (flags: ImportFlags, terminal: Terminal) => (made: ImportedUniverse<ImportReport | DeltaReport>) =>
    print(terminal, flags.json === true ? jsonText(made) : importText(made))

/**
 * Imports a data provider's files next to the served universe. Only this command and `delta` load the server's package.
 */
export const importCommand = (flags: ImportFlags, terminal: Terminal) =>
  runInterruptible(async (signal) => {
    const { universes } = await import("@listwright/server/universes")
    return await universes.import({ ...requestOf(flags, terminal), signal })
  }).pipe(Effect.flatMap(reportMade(flags, terminal)))

/** Applies changes to the served universe and stores the result as the next one. */
export const deltaCommand = (flags: DeltaFlags, terminal: Terminal) =>
  runInterruptible(async (signal) => {
    const { universes } = await import("@listwright/server/universes")
    return await universes.delta({ ...requestOf(flags, terminal), changes: flags.changes, signal })
  }).pipe(Effect.flatMap(reportMade(flags, terminal)))
