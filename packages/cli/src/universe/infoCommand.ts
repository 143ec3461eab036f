import { UNIVERSES } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import type { InfoFlags } from "./commands/info.ts"
import { universesText } from "./importText.ts"

/** Lists a site's universes and the one that should be served. */
export const infoCommand = Effect.fn("infoCommand")(function* (flags: InfoFlags, terminal: Terminal) {
  const found = yield* Effect.tryPromise({
    try: async () => {
      const { universes } = await import("@listwright/server/universes")
      return await universes.list({ dataFolder: flags.data, universe: flags.universe })
    },
    catch: toPackageFailure,
  })
  if (found.length === 0) {
    const what = flags.universe === undefined ? "universe" : `universe of ${UNIVERSES[flags.universe].title}`
    const message = `There is no ${what} in ${flags.data ?? ".data"}. To load one, run: listwright universe import --mapping FILE`
    return yield* new CommandFailed({ kind: "notFound", message })
  }
  yield* print(terminal, flags.json === true ? jsonText({ universes: found }) : universesText(found))
})
