import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { Effect, Layer, Schema } from "effect"
import { migrate } from "./migrations.ts"
import { layerPglite } from "../storage/PgliteStorage.ts"
import { type DataFolder, databaseFolder, siteFile } from "../site/dataFolder.ts"
import { ensureSecrets } from "../site/Secrets.ts"
import { demoSite, SiteFile } from "../site/SiteFile.ts"
import { ensureSiteId } from "../site/SiteIdentity.ts"
import { SiteUnusable } from "../site/SiteUnusable.ts"
import { storageReason } from "@listwright/engine/files"

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(SiteFile))
const encode = Schema.encodeSync(SiteFile)

const onDisk = <A>(file: string, work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (cause) => new SiteUnusable({ file, reason: storageReason(cause) }) })

const textOf = (settings: SiteFile): string => `${JSON.stringify(encode(settings), null, 2)}\n`

/** Writes down what the file of an earlier version left open, so that it stays as it is on another machine. */
const storeDefaults = Effect.fn("storeDefaults")(function* (file: string, text: string, settings: SiteFile) {
  if (Object.keys(settings).every((key) => text.includes(`"${key}"`))) return
  yield* onDisk(file, async () => {
    await writeFile(`${file}.unfinished`, textOf(settings), { flush: true })
    await rename(`${file}.unfinished`, file)
  })
})

const makeSite = Effect.fn("makeSite")(function* (data: DataFolder, withDatabase: boolean) {
  const making = data.unfinishedSite
  yield* onDisk(making, async () => {
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true })
  })
  if (withDatabase)
    yield* Effect.scoped(Effect.provide(migrate, Layer.fresh(layerPglite(databaseFolder(making)))))
  yield* onDisk(siteFile(making), () => writeFile(siteFile(making), textOf(demoSite())))
  yield* onDisk(data.site, () => rename(making, data.site))
})

/**
 * The site of a data folder, made first if there is none: settings, and the embedded database unless another one is
 * used. It appears at once, by a rename.
 */
export const ensureSite = Effect.fn("ensureSite")(function* (
  data: DataFolder,
  { withDatabase, adoptSite }: { readonly withDatabase: boolean; readonly adoptSite: string | undefined },
) {
  const isNew = !existsSync(data.site)
  if (isNew) yield* makeSite(data, withDatabase)
  const file = siteFile(data.site)
  const text = yield* onDisk(file, () => readFile(file, "utf8"))
  const settings = yield* decode(text).pipe(
    Effect.mapError(({ message }) => new SiteUnusable({ file, reason: message })),
  )
  yield* storeDefaults(file, text, settings)
  const siteId = yield* ensureSiteId(data.site, adoptSite)
  return { isNew, settings, siteId, secrets: yield* ensureSecrets(data.site) }
})
