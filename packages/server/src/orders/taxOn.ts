import { type SiteConfiguration, type TaxResult, totalsWithTax } from "@listwright/domain"
import { Effect } from "effect"
import { type TaxPlace, TaxTable, type TaxUnknown } from "./TaxTable.ts"

/** The tax on a total before tax, and the rate that it was made with: '0' where the site charges none. */
export const taxOn = Effect.fn("taxOn")(function* (
  site: SiteConfiguration,
  pretax: string,
  place: TaxPlace,
): Effect.fn.Return<{ readonly rate: string; readonly totals: TaxResult }, TaxUnknown, TaxTable> {
  const table = yield* TaxTable
  const rate = site.isVertaxEnabled ? yield* table.rateAt(place) : "0"
  return { rate, totals: totalsWithTax(pretax, rate) }
})
