import { layerSite } from "../../src/configuration/Site.ts"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { exampleFolder } from "../../src/configuration/exampleSite.ts"
import { UNSERVED_SITE } from "../../src/configuration/SiteEnvironment.ts"
import { openSite } from "../../src/configuration/openSite.ts"
import { loadSite } from "../../src/start/loadSite.ts"

/** The site that a first start makes. */
export const example = await Effect.runPromise(openSite(exampleFolder, UNSERVED_SITE))

const [demoUsers] = [example.content.demoUsers].filter((users) => users !== null)
if (demoUsers === undefined) throw new Error("the example has demo users")
export const exampleUsers = demoUsers

/**
 * Loads the example's prices, promotions and tax rates into a database that lacks them; anything that a test adds
 * remains.
 */
export const layerExamplePrices = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const existing = yield* sql`SELECT id FROM price_lists LIMIT 1`
    if (existing.length === 0) yield* loadSite(example.content)
  }).pipe(Effect.orDie),
)

/** A site that sells lists of these sources, otherwise the example. */
export const layerSiteSelling = (...sources: ReadonlyArray<number>) =>
  layerSite({
    ...example,
    content: { ...example.content, settings: { ...example.content.settings, sources } },
  })
