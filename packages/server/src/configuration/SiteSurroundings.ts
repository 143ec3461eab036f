import { UNIVERSE_NAMES, type UniverseName } from "@listwright/domain/catalogue"
import { type UniverseAttributes, universeAttributes } from "@listwright/engine/universe"
import { Clock, Effect } from "effect"
import { hasLiveStripeKey } from "../site/Secrets.ts"
import { dataFolder as dataFolderAt } from "../site/dataFolder.ts"

/** Where a site is to be served. */
export interface SitePlace {
  /** Its records and secrets; null: there are none yet. */
  readonly dataFolder: string | null
  /** Whether its database is the one in process. */
  readonly isEmbedded: boolean
}

/** A site that nobody serves yet, on the database in process. */
export const NOWHERE: SitePlace = { dataFolder: null, isEmbedded: true }

/** What the files of a site depend on beside one another. */
export interface SiteSurroundings {
  /** The attributes of a universe; null: its records cannot be read, which whoever serves them says. */
  readonly attributesOf: (universe: UniverseName) => UniverseAttributes | null
  /** When the site is read: a price list that begins later is not in force yet. */
  readonly now: Date
  /** Whether a power cut could lose orders that were paid with real money: a live key of Stripe, and the database in process. */
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
