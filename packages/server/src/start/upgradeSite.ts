import { existsSync } from "node:fs"
import { join } from "node:path"
import { parse } from "jsonc-parser"
import { Effect, Layer, Predicate, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { exampleSite } from "../configuration/exampleSite.ts"
import { formatJson } from "../configuration/formatJson.ts"
import type { SiteText } from "../configuration/SiteContent.ts"
import { SourcesFile } from "../configuration/SourcesFile.ts"
import { updateJsonText } from "../configuration/updateJsonText.ts"
import {
  AGREEMENT,
  SAMPLE_USERS,
  PRICES,
  PROMOTIONS,
  SETTINGS,
  SOURCES,
  TAXES,
} from "../configuration/siteFiles.ts"
import { writeFiles } from "../configuration/writeSite.ts"
import { readSiteText } from "../site/readSiteText.ts"
import { accessDisk } from "../site/SiteUnusable.ts"
import type { StorageUnusable } from "../storage/StorageErrors.ts"
import { exportDatabaseFiles } from "./exportDatabaseFiles.ts"
import { migrate } from "./migrations.ts"

/** The sources of version 1 sites, which sold only consumers. */
const ALL_THEN: ReadonlyArray<number> = [10]

const decodeSources = Schema.decodeUnknownSync(SourcesFile)

/**
 * Returns whether the settings are version 1. Version 1 sites had settings in a file, but prices, promotions, and tax
 * rates only in the database.
 */
const isOfFormOne = (text: string): boolean => {
  const settings: unknown = parse(text)
  return Predicate.hasProperty(settings, "version") && settings.version === 1
}

/**
 * Returns the example's settings for only the sources in `sold`, most importantly the attributes that mustn't be sold.
 */
const particulars = (
  example: ReadonlyArray<SiteText>,
  sold: ReadonlyArray<number>,
): ReadonlyArray<SiteText> =>
  example.flatMap(({ path, text }) => {
    if (path !== SOURCES) return []
    const { sources } = decodeSources(parse(text))
    const kept = sources.filter(({ listType }) => sold.includes(listType))
    return [{ path, text: `${formatJson({ version: 1, sources: kept })}\n` }]
  })

/**
 * Upgrades a version 1 site to the current version: the database's prices, promotions, and tax rates become files, and
 * the settings that were built into the program become the example's. site.json is written last, so an interrupted
 * upgrade starts over.
 */
export const upgradeSite = Effect.fn("upgradeSite")(function* (
  folder: string,
  database: Layer.Layer<SqlClient, StorageUnusable>,
) {
  const file = join(folder, SETTINGS)
  if (!existsSync(file)) return
  const text = yield* accessDisk(file, () => readSiteText(file))
  if (!isOfFormOne(text)) return
  const example = yield* exampleSite
  const kept = yield* Effect.scoped(
    Effect.provide(Effect.andThen(migrate, exportDatabaseFiles), Layer.fresh(database)),
  )
  const fromExample = example.filter(
    ({ path }) =>
      path === AGREEMENT ||
      path === SAMPLE_USERS ||
      (path === PROMOTIONS && kept.promotions === null) ||
      (path === TAXES && kept.taxes === null) ||
      (path.startsWith(`${PRICES}/`) && kept.priceLists.length === 0),
  )
  const settings = updateJsonText(text, {
    version: 2,
    ...(kept.sources === null ? {} : { sources: kept.sources }),
  })
  const files = [kept.promotions, kept.taxes].filter((one) => one !== null)
  yield* writeFiles(folder, [
    ...fromExample,
    ...(existsSync(join(folder, SOURCES)) ? [] : particulars(example, kept.sources ?? ALL_THEN)),
    ...kept.priceLists,
    ...files,
    { path: SETTINGS, text: settings },
  ])
})
