import { Effect } from "effect"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import type { JsonFlags } from "../terminal/options.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { reportWrittenFiles } from "./reportWrittenFiles.ts"

/** Writes the example site. Loads the server's package. */
export const initCommand = Effect.fn("initCommand")(function* (
  folder: string,
  flags: JsonFlags,
  terminal: Terminal,
) {
  const files = yield* Effect.tryPromise({
    try: async () => {
      const { sites } = await import("@listwright/server/commands")
      return await sites.init(folder)
    },
    catch: toPackageFailure,
  })
  yield* reportWrittenFiles(folder, files, flags, terminal)
})
