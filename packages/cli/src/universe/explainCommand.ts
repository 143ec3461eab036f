import { UNIVERSES } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { definitionJson, readDefinition } from "../counting/definitionFile.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { ExplainFlags } from "./commands/explain.ts"
import { explainMappingCommand } from "./explainMappingCommand.ts"

/**
 * Shows the loops that counting a definition compiles to, or the data that a mapping would load. Loads the engine's
 * package.
 */
export const explainCommand = Effect.fn("explainCommand")(function* (
  file: string | undefined,
  flags: ExplainFlags,
  terminal: Terminal,
) {
  const { mapping } = flags
  if ((file === undefined) === (mapping === undefined))
    return yield* new CommandFailed({
      kind: "usage",
      message: "Specify either a file with a list definition, or a mapping file with --mapping.",
    })
  if (file === undefined) return yield* explainMappingCommand(mapping ?? "", flags, terminal)
  const definition = definitionJson(yield* readDefinition(file, terminal))
  const explained = yield* Effect.tryPromise({
    try: async () => {
      const { universes } = await import("@listwright/server/universes")
      return await universes.explain({ dataFolder: flags.data, universe: flags.universe, definition })
    },
    catch: toPackageFailure,
  })
  const { loops, snapshot, total, universe } = explained
  const text = [
    `;; ${total} records in the snapshot ${snapshot} of ${UNIVERSES[universe].title}`,
    ...loops.flatMap(({ spans, text: loop, vectors }, at) => [
      `;; loop ${at + 1} of ${loops.length}: ${spans} ranges of rows, ${vectors} vectors of 128`,
      loop,
    ]),
  ]
  yield* print(terminal, flags.json === true ? jsonText(explained) : `${text.join("\n")}\n`)
})
