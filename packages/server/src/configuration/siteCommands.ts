import { existsSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { DEFAULT_DATA_FOLDER } from "@listwright/engine/universe"
import { Effect } from "effect"
import { identityFile } from "../site/SiteIdentity.ts"
import { exampleAssets, exampleSite } from "./exampleSite.ts"
import { inspectSite } from "./openSite.ts"
import { codelessPromotions } from "./promotionOrder.ts"
import type { SiteContent, SiteText } from "./SiteContent.ts"
import type { SiteProblem } from "./SiteProblem.ts"
import { type WrittenAsset, writeNewSite } from "./writeSite.ts"

export type SiteFiles = ReadonlyArray<SiteText>

/** A site's summary, or all errors in it. */
export interface CheckedSite {
  readonly problems: ReadonlyArray<SiteProblem>
  /** The warnings about settings without effect, which don't prevent a server from serving the site. */
  readonly warnings: ReadonlyArray<SiteProblem>
  /** The summary of the site's content; null if there are errors. */
  readonly holds: {
    readonly siteName: string
    readonly sources: ReadonlyArray<number>
    /** The price lists' IDs. */
    readonly priceLists: ReadonlyArray<string>
    /** The promotions' codes. */
    readonly promotions: ReadonlyArray<string>
    /** The codes of promotions that apply automatically, in the order in which they're tried. */
    readonly promotionsWithoutCode: ReadonlyArray<string>
    /** The number of gifts for which points can be redeemed. */
    readonly gifts: number
    readonly videos: number
    readonly taxRates: number
    readonly demoUsers: number
  } | null
}

const figuresOf = ({
  demoUsers,
  priceLists,
  promotions,
  rewards,
  settings,
  taxRates,
  videos,
}: SiteContent) => ({
  siteName: settings.siteName,
  sources: settings.sources,
  priceLists: priceLists.map(({ id }) => id),
  promotions: promotions.map(({ code }) => code),
  promotionsWithoutCode: codelessPromotions(promotions).map(({ code }) => code),
  gifts: rewards.gifts.length,
  videos: videos.categories.flatMap((category) => category.videos).length,
  taxRates: taxRates.length,
  demoUsers: demoUsers?.users.length ?? 0,
})

/** Returns the specified data folder; if none is specified, the one that contains the site's folder, or the default. */
const dataFolderOf = (folder: string, named: string | undefined): string => {
  if (named !== undefined && named !== "") return resolve(named)
  return existsSync(identityFile(folder)) ? dirname(resolve(folder)) : resolve(DEFAULT_DATA_FOLDER)
}

/** The data folder and database with which a site's folder is to be served. */
export interface CheckOptions {
  /**
   * The folder with the records whose attributes the files may reference. Defaults to the data folder that contains the
   * site's folder, otherwise `.data`.
   */
  readonly dataFolder?: string | undefined
  /** The site's database, as in DATABASE_URL. Defaults to the in-process database. */
  readonly databaseUrl?: string | undefined
}

const check = Effect.fn("check")(function* (folder: string, options: CheckOptions) {
  const looked = yield* inspectSite(folder, {
    dataFolder: dataFolderOf(folder, options.dataFolder),
    isEmbedded: options.databaseUrl === undefined,
  })
  return "problems" in looked
    ? { problems: looked.problems, warnings: [], holds: null }
    : { problems: [], warnings: looked.content.warnings, holds: figuresOf(looked.content) }
})

/** The operations on a site's folder. Each rejects with an error that has a human-readable message and a `_tag`. */
export const sites = {
  /** Writes the example site to a new or empty folder, and returns its files. */
  init: (folder: string): Promise<ReadonlyArray<Pick<SiteText, "path">>> =>
    Effect.runPromise(
      Effect.gen(function* () {
        const [files, assets] = [yield* exampleSite, yield* exampleAssets]
        yield* writeNewSite(resolve(folder), files, assets)
        return [...files, ...assets]
      }),
    ),
  /** Reads a folder as a server would. */
  check: (folder: string, options: CheckOptions = {}): Promise<CheckedSite> =>
    Effect.runPromise(check(folder, options)),
  /** Writes a site's files to a new or empty folder. */
  write: (folder: string, files: SiteFiles, assets: ReadonlyArray<WrittenAsset>): Promise<void> =>
    Effect.runPromise(writeNewSite(resolve(folder), files, assets)),
}
