import { writeFile } from "node:fs/promises"
import { layerSiteFilesHttp, OperatorSiteFiles } from "@listwright/adapters"
import { Effect } from "effect"
import { toCommandFailed } from "../failures/toCommandFailed.ts"
import { toPackageFailure } from "../failures/toPackageFailure.ts"
import { resolveOperatorSite } from "../sign-in/resolveOperatorSite.ts"
import type { OperatorFlags } from "../terminal/options.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { reportWrittenFiles } from "./reportWrittenFiles.ts"

/** Writes a running server's files, exactly as it read them. */
export const exportCommand = Effect.fn("exportCommand")(function* (
  folder: string,
  flags: OperatorFlags,
  terminal: Terminal,
) {
  const site = yield* resolveOperatorSite(flags, terminal)
  const { assets, files } = yield* Effect.gen(function* () {
    const served = yield* OperatorSiteFiles
    const { assets: paths, ...all } = yield* served.all
    const fetched = yield* Effect.forEach(paths, (path) =>
      Effect.map(served.asset(path), (bytes) => ({
        path,
        write: (file: string) => writeFile(file, bytes),
      })),
    )
    return { ...all, assets: fetched }
  }).pipe(Effect.provide(layerSiteFilesHttp(site)), Effect.mapError(toCommandFailed(site.baseUrl)))
  yield* Effect.tryPromise({
    try: async () => {
      const { sites } = await import("@listwright/server/commands")
      await sites.write(folder, files, assets)
    },
    catch: toPackageFailure,
  })
  yield* reportWrittenFiles(folder, [...files, ...assets], flags, terminal)
})
