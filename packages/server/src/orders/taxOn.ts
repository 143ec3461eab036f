import type { SiteConfiguration } from "@listwright/domain/account"
import { taxRate, type TaxResult, totalsWithTax } from "@listwright/domain/order"
import { Effect, Option } from "effect"
import { type TaxPlace, TaxTable, TaxUnknown } from "./TaxTable.ts"

/** The tax on a total before tax, and the rate that it was made with: '0' where the site charges none. */
export const taxOn = Effect.fn("taxOn")(function* (
  site: SiteConfiguration,
  pretax: string,
  place: TaxPlace,
): Effect.fn.Return<{ readonly rate: string; readonly totals: TaxResult }, TaxUnknown, TaxTable> {
  const table = yield* TaxTable
  const rateAtPlace = yield* Effect.option(table.rateAt(place))
  const rate = taxRate(site, Option.getOrNull(rateAtPlace))
  if (rate === null) return yield* new TaxUnknown({ state: place.state })
  return { rate, totals: totalsWithTax(pretax, rate) }
})
