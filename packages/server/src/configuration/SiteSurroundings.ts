import { UNIVERSE_NAMES, type UniverseName } from "@listwright/domain/catalogue"
import { type UniverseAttributes, universeAttributes } from "@listwright/engine/universe"
import { Clock, Effect } from "effect"
import { hasLiveStripeKey } from "../site/Secrets.ts"
import { dataFolder as dataFolderAt } from "../site/dataFolder.ts"

/** The place that a site is served from. */
export interface SitePlace {
  /** The folder of its records and secrets; null if there isn't one yet. */
  readonly dataFolder: string | null
  /** True if its database is the in-process one. */
  readonly isEmbedded: boolean
}

/** The place of a site that isn't served yet, on the in-process database. */
export const NOWHERE: SitePlace = { dataFolder: null, isEmbedded: true }

/** The facts that the site's files depend on, besides each other. */
export interface SiteSurroundings {
  /**
   * Returns the attributes of a universe; null if its records can't be read, which is reported by the process that
   * serves them.
   */
  readonly attributesOf: (universe: UniverseName) => UniverseAttributes | null
  /** The time at which the site is read; a price list that starts later isn't in effect yet. */
  readonly now: Date
  /**
   * True if a power failure could lose orders paid with real money, because the site has a live Stripe key and uses the
   * in-process database.
   */
  readonly risksPaidOrders: boolean
}

export const siteSurroundings = Effect.fn("siteSurroundings")(function* ({
  dataFolder,
  isEmbedded,
}: SitePlace) {
  const found = new Map<UniverseName, UniverseAttributes | null>()
  for (const name of UNIVERSE_NAMES)
    found.set(name, yield* Effect.orElseSucceed(universeAttributes(dataFolder, name), () => null))
  const surroundings: SiteSurroundings = {
    attributesOf: (universe) => found.get(universe) ?? null,
    now: new Date(yield* Clock.currentTimeMillis),
    risksPaidOrders:
      isEmbedded && dataFolder !== null && (yield* hasLiveStripeKey(dataFolderAt(dataFolder).site)),
  }
  return surroundings
})
