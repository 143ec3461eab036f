import { Effect } from "effect"
import { failureOfPackage } from "../failures/failureOfPackage.ts"
import type { JsonFlags } from "../terminal/options.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tellWritten } from "./written.ts"

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
    catch: failureOfPackage,
  })
  yield* tellWritten(folder, files, flags, terminal)
})
