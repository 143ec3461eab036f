import { Effect } from "effect"
import { definitionJson, readDefinition } from "../counting/definitionFile.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { failureOfPackage } from "../failures/failureOfPackage.ts"
import type { UniverseFlags } from "./UniverseFlags.ts"

/** Shows the loops that the count of a definition becomes. The server's package is loaded here. */
export const explainCommand = Effect.fn("explainCommand")(function* (
  file: string,
  flags: UniverseFlags,
  terminal: Terminal,
) {
  const definition = definitionJson(yield* readDefinition(file, terminal))
  const explained = yield* Effect.tryPromise({
    try: async () => {
      const { universes } = await import("@listwright/engine/commands")
      return await universes.explain({ dataFolder: flags.data, definition })
    },
    catch: failureOfPackage,
  })
  const { loops, snapshot, total } = explained
  const text = [
    `;; ${total} records in the snapshot ${snapshot}`,
    ...loops.flatMap(({ spans, text: loop, vectors }, at) => [
      `;; loop ${at + 1} of ${loops.length}: ${spans} ranges of rows, ${vectors} vectors of 128`,
      loop,
    ]),
  ]
  yield* print(terminal, flags.json === true ? jsonText(explained) : `${text.join("\n")}\n`)
})
