import { basename } from "node:path"
import type { MappingExplanation } from "@listwright/server/universes"
import { Effect } from "effect"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ExplainFlags } from "./commands/explain.ts"

/**
 * Returns an explained mapping as tab-separated rows: the records' universe, then the filled attributes, the unfilled
 * ones, and the files' missing and unused columns.
 */
const rowsOf = (explained: MappingExplanation): ReadonlyArray<ReadonlyArray<string | number>> => {
  const { files, fills, lacks, listType, source, title, unfilled, universe, vintage } = explained
  const ofFiles = (what: "missing" | "unused") =>
    files.flatMap((one) => one[what].map((column) => [what, basename(one.file), column]))
  return [
    ["universe", universe, title, listType],
    ["source", source, vintage],
    ...files.map(({ file }) => ["file", file]),
    ...fills.map(({ column, from, name }) => ["fills", column, name, from.join(", ")]),
    ...unfilled.map(({ column, name }) => ["unfilled", column, name]),
    ...lacks.map(({ fact, without }) => ["lacks", fact, without]),
    ...ofFiles("missing"),
    ...ofFiles("unused"),
  ]
}

/** Reports the data that an import with a mapping would load. Loads the engine's package. */
export const explainMappingCommand = Effect.fn("explainMappingCommand")(function* (
  mapping: string,
  flags: ExplainFlags,
  terminal: Terminal,
) {
  const explained = yield* Effect.tryPromise({
    try: async () => {
      const { universes } = await import("@listwright/server/universes")
      return await universes.explainMapping({ mapping, universe: flags.universe })
    },
    catch: toPackageFailure,
  })
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(explained)
      : rowsOf(explained)
          .map((row) => `${row.join("\t")}\n`)
          .join(""),
  )
})
