import { layerSiteFilesHttp, OperatorSiteFiles } from "@listwright/adapters"
import { Effect } from "effect"
import { failureOf } from "../failures/failureOf.ts"
import { failureOfPackage } from "../failures/failureOfPackage.ts"
import { type OperatorFlags, operatorSite } from "../sign-in/operatorSite.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { tellWritten } from "./written.ts"

/** Writes the files that a running server has read, as they were. */
export const exportCommand = Effect.fn("exportCommand")(function* (
  folder: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const site = yield* operatorSite(flags, terminal)
  const files = yield* Effect.flatMap(OperatorSiteFiles, ({ all }) => all).pipe(
    Effect.provide(layerSiteFilesHttp(site)),
    Effect.mapError(failureOf(site.baseUrl)),
  )
  yield* Effect.tryPromise({
    try: async () => {
      const { sites } = await import("@listwright/server/commands")
      await sites.write(folder, files)
    },
    catch: failureOfPackage,
  })
  yield* tellWritten(folder, files, flags, terminal)
})
