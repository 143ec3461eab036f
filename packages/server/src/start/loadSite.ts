import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SiteContent } from "../configuration/SiteContent.ts"
import { siteTimeZone } from "../configuration/SiteFile.ts"
import { replaceTaxRates } from "../orders/replaceTaxRates.ts"
import { replacePriceLists } from "../pricing/replacePriceLists.ts"
import { replacePromotions } from "../pricing/replacePromotions.ts"

/** Applies the settings in the site's folder to the database, in one transaction. */
export const loadSite = Effect.fn("loadSite")(function* (content: SiteContent) {
  const sql = yield* SqlClient
  const load = Effect.gen(function* () {
    yield* replacePriceLists(content.priceLists)
    yield* replacePromotions(content.promotions, siteTimeZone(content.settings))
    yield* replaceTaxRates(content.taxRates)
  })
  yield* Effect.orDie(sql.withTransaction(load))
})
