import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SiteContent } from "../configuration/SiteContent.ts"
import { siteZone } from "../configuration/SiteFile.ts"
import { keepTaxRates } from "../orders/keepTaxRates.ts"
import { keepPriceLists } from "../pricing/keepPriceLists.ts"
import { keepPromotions } from "../pricing/keepPromotions.ts"

/** Applies the settings in the site's folder to the database, in one transaction. */
export const loadSite = Effect.fn("loadSite")(function* (content: SiteContent) {
  const sql = yield* SqlClient
  const load = Effect.gen(function* () {
    yield* keepPriceLists(content.priceLists)
    yield* keepPromotions(content.promotions, siteZone(content.settings))
    yield* keepTaxRates(content.taxRates)
  })
  yield* Effect.orDie(sql.withTransaction(load))
})
