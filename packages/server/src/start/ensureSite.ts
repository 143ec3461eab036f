import { existsSync } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { moveIntoPlace } from "@listwright/engine/files"
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { exampleAssets, exampleSite } from "../configuration/exampleSite.ts"
import { persistDefaults } from "../configuration/persistDefaults.ts"
import { openSite } from "../configuration/openSite.ts"
import { writeFiles } from "../configuration/writeSite.ts"
import { type DataFolder, databaseFolder } from "../site/dataFolder.ts"
import { ensureSecrets } from "../site/Secrets.ts"
import { ensureSiteId } from "../site/SiteIdentity.ts"
import { accessDisk } from "../site/SiteUnusable.ts"
import { layerPglite } from "../storage/PgliteStorage.ts"
import type { StorageUnusable } from "../storage/StorageErrors.ts"
import { migrate } from "./migrations.ts"
import { upgradeSite } from "./upgradeSite.ts"

export interface SiteOptions {
  /** The folder of the site's files, if they're outside its data folder; otherwise undefined. */
  readonly siteFolder?: string | undefined
  readonly adoptSite: string | undefined
  /** The site's database; null if it's embedded and created with the site. */
  readonly database: Layer.Layer<SqlClient, StorageUnusable> | null
}

const makeSite = Effect.fn("makeSite")(function* (data: DataFolder, options: SiteOptions) {
  const making = data.unfinishedSite
  yield* accessDisk(making, async () => {
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true })
  })
  if (options.database === null)
    yield* Effect.scoped(Effect.provide(migrate, Layer.fresh(layerPglite(databaseFolder(making)))))
  if (options.siteFolder === undefined) yield* writeFiles(making, yield* exampleSite, yield* exampleAssets)
  yield* accessDisk(data.site, () => moveIntoPlace(making, data.site))
})

/**
 * Opens a data folder's site. If the site doesn't exist, it's created first: its files, copied from the example, and,
 * unless another database is used, the embedded database. A new site appears atomically, through a rename. A site with
 * invalid files isn't opened.
 */
export const ensureSite = Effect.fn("ensureSite")(function* (data: DataFolder, options: SiteOptions) {
  const isNew = !existsSync(data.site)
  if (isNew) yield* makeSite(data, options)
  else if (options.siteFolder === undefined)
    yield* upgradeSite(data.site, options.database ?? layerPglite(databaseFolder(data.site)))
  const place = { dataFolder: data.folder, isEmbedded: options.database === null }
  const site = yield* Effect.flatMap(openSite(options.siteFolder ?? data.site, place), (read) =>
    persistDefaults(read, place),
  )
  const siteId = yield* ensureSiteId(data.site, options.adoptSite)
  return { isNew, site, siteId, secrets: yield* ensureSecrets(data.site) }
})
