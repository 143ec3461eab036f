import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { Effect, Layer, Schema } from "effect"
import { migrate } from "../storage/migrations.ts"
import { layerPglite } from "../storage/PgliteStorage.ts"
import { type DataFolder, databaseFolder, siteFile } from "./dataFolder.ts"
import { demoSite, SiteFile } from "./SiteFile.ts"
import { SiteUnusable } from "./StartErrors.ts"

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(SiteFile))
const encode = Schema.encodeSync(SiteFile)

const onDisk = <A>(file: string, work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (cause) => new SiteUnusable({ file, reason: String(cause) }) })

const makeSite = Effect.fn("makeSite")(function* (data: DataFolder, withDatabase: boolean) {
  const making = data.unfinishedSite
  yield* onDisk(making, async () => {
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true })
  })
  if (withDatabase)
    yield* Effect.scoped(Effect.provide(migrate, Layer.fresh(layerPglite(databaseFolder(making)))))
  yield* onDisk(siteFile(making), () =>
    writeFile(siteFile(making), `${JSON.stringify(encode(demoSite), null, 2)}\n`),
  )
  yield* onDisk(data.site, () => rename(making, data.site))
})

/**
 * The site of a data folder, made first if there is none: settings, and the embedded database unless another one is
 * used. It appears at once, by a rename.
 */
export const ensureSite = Effect.fn("ensureSite")(function* (data: DataFolder, withDatabase: boolean) {
  const isNew = !existsSync(data.site)
  if (isNew) yield* makeSite(data, withDatabase)
  const file = siteFile(data.site)
  const text = yield* onDisk(file, () => readFile(file, "utf8"))
  const settings = yield* decode(text).pipe(
    Effect.mapError(({ message }) => new SiteUnusable({ file, reason: message })),
  )
  return { isNew, settings }
})
