import { BigDecimal, Result } from "effect"
import type { OverlapRegion } from "../counting/questions/Overlap.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { defaultChoices } from "../drafts/Draft.ts"
import { pricedChoices } from "../drafts/pricedChoices.ts"
import type { PricingError } from "../pricing/PricingErrors.ts"
import { quoteOfCount, type SitePrices } from "../pricing/quote/quoteOfCount.ts"
import { figure, usd } from "../shared/Decimal.ts"
import { isInPart, type OverlapPart, sizeOfRegions } from "./OverlapPart.ts"

/** What every part is priced with: one use, all of its records, no promotion code. */
export const OVERLAP_CHOICES = pricedChoices(defaultChoices)

/** Dollars before tax, with 2 decimals; null: there is no price. */
export interface PartPrice {
  /** Of a list of this part. */
  readonly alone: string | null
  /** What a list of the other part costs more with this one; may be negative, where a cheaper bracket begins. */
  readonly onTop: string | null
}

type Priced = Result.Result<string, PricingError>

/** Prices quantities of a list, each once: the same quantity always has the same price. */
const pricing = (site: SitePrices, definition: CanonicalDefinition): ((available: number) => Priced) => {
  const known = new Map<number, Priced>()
  return (available) => {
    const before = known.get(available)
    if (before !== undefined) return before
    const count = { total: available, areas: [{ key: "", available, withPhones: 0 }] }
    const quoted = quoteOfCount(site, { definition, choices: OVERLAP_CHOICES }, count)
    const price = Result.map(quoted, ({ quote }) => quote.figures.TotalPretaxCost)
    known.set(available, price)
    return price
  }
}

const difference = (whole: Priced, over: Priced): Priced =>
  Result.map(Result.all([whole, over]), ([more, less]) =>
    usd(BigDecimal.subtract(figure(more), figure(less))),
  )

/** Lists that overlap: what of them is priced, on top of what. */
export interface OverlapToPrice {
  /** `overlapDefinition` of the lists. */
  readonly definition: CanonicalDefinition
  readonly lists: number
  readonly regions: ReadonlyArray<OverlapRegion>
  /** null: on top of nothing. */
  readonly over: OverlapPart | null
}

/**
 * What parts of an overlap cost: alone as a list of that part is quoted, and on top of another as the price of both
 * together less the price of the other. Regions are disjoint, so their quantities add and nobody is counted again.
 * `notPriced` is the first reason for a missing price. spec: order-builder §9 (Price rules); decisions (Combinations)
 */
export const priceParts = (
  site: SitePrices,
  { definition, lists, over, regions }: OverlapToPrice,
  parts: ReadonlyArray<OverlapPart>,
): { readonly prices: ReadonlyArray<PartPrice>; readonly notPriced: PricingError | null } => {
  const priceOf = pricing(site, definition)
  let notPriced: PricingError | null = null
  const orNull = (price: Priced): string | null => {
    if (Result.isSuccess(price)) return price.success
    notPriced ??= price.failure
    return null
  }
  const priceWhere = (holds: (region: OverlapRegion) => boolean): Priced =>
    priceOf(sizeOfRegions(regions.filter(holds)).records)
  const overPrice = over === null ? null : priceWhere((region) => isInPart(over, lists, region))
  const prices = parts.map((part): PartPrice => {
    const isIn = (region: OverlapRegion) => isInPart(part, lists, region)
    return {
      alone: orNull(priceWhere(isIn)),
      onTop:
        over === null || overPrice === null
          ? null
          : orNull(
              difference(
                priceWhere((region) => isIn(region) || isInPart(over, lists, region)),
                overPrice,
              ),
            ),
    }
  })
  return { prices, notPriced }
}
