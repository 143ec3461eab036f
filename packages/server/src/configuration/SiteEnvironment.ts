import { UNIVERSE_NAMES, type UniverseName } from "@listwright/domain/catalog"
import { type UniverseAttributes, readUniverseAttributes } from "@listwright/engine/universe"
import { Clock, Effect } from "effect"
import { hasLiveStripeKey } from "../site/Secrets.ts"
import { dataFolder as dataFolderAt } from "../site/dataFolder.ts"

/** The data folder and database from which a site is served. */
export interface SiteLocation {
  /** The folder with the site's records and secrets; null if there isn't one yet. */
  readonly dataFolder: string | null
  /** True if the site uses the in-process database. */
  readonly isEmbedded: boolean
}

/** The location of a site that isn't served yet, with the in-process database. */
export const UNSERVED_SITE: SiteLocation = { dataFolder: null, isEmbedded: true }

/** The external conditions that the site's files depend on. */
export interface SiteEnvironment {
  /**
   * Returns a universe's attributes; null if its records can't be read, which is reported by the process that serves
   * them.
   */
  readonly attributesOf: (universe: UniverseName) => UniverseAttributes | null
  /** The time at which the site is read; a price list with a later start date isn't in effect yet. */
  readonly now: Date
  /**
   * True if a power failure could lose orders paid with real money, because the site has a live Stripe key and uses the
   * in-process database.
   */
  readonly risksPaidOrders: boolean
}

export const siteEnvironment = Effect.fn("siteEnvironment")(function* ({
  dataFolder,
  isEmbedded,
}: SiteLocation) {
  const found = new Map<UniverseName, UniverseAttributes | null>()
  for (const name of UNIVERSE_NAMES)
    found.set(name, yield* Effect.orElseSucceed(readUniverseAttributes(dataFolder, name), () => null))
  const surroundings: SiteEnvironment = {
    attributesOf: (universe) => found.get(universe) ?? null,
    now: new Date(yield* Clock.currentTimeMillis),
    risksPaidOrders:
      isEmbedded && dataFolder !== null && (yield* hasLiveStripeKey(dataFolderAt(dataFolder).site)),
  }
  return surroundings
})
