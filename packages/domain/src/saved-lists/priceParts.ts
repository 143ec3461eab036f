import { BigDecimal, Result } from "effect"
import type { OverlapRegion } from "../counting/questions/Overlap.ts"
import { type AttributeSelection, attributeSelectionKey } from "../counting/questions/AttributeSelection.ts"
import type { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { compareStrings, sortUniqueStrings } from "../definition/sortUniqueStrings.ts"
import { defaultChoices } from "../drafts/Draft.ts"
import { pickPricingChoices } from "../drafts/pickPricingChoices.ts"
import type { PricingError } from "../pricing/PricingErrors.ts"
import { priceCount, type SitePrices } from "../pricing/price/priceCount.ts"
import { figure, usd } from "../shared/Decimal.ts"
import { isRegionInPart, type OverlapPart } from "./OverlapPart.ts"

/** The choices used to price every part: one-time use, all records, no promotion code. */
export const OVERLAP_CHOICES = pickPricingChoices(defaultChoices)

/** A part's prices in dollars before tax, with 2 decimals; null if there's no price. */
export interface PartPrice {
  /** The price of a list that consists of this part. */
  readonly alone: string | null
  /**
   * The additional cost of adding this part to a list with the base part; may be negative if a cheaper bracket begins.
   */
  readonly onTop: string | null
}

type Priced = Result.Result<string, PricingError>

type Selected = ReadonlyArray<AttributeSelection>

/**
 * Returns a function that prices the records of a list. It caches each price, because the same records always have the
 * same price.
 */
const pricing = (site: SitePrices, definition: CanonicalDefinition): ((selectedBy: Selected) => Priced) => {
  const known = new Map<string, Priced>()
  return (selectedBy) => {
    const key = JSON.stringify(selectedBy)
    const before = known.get(key)
    if (before !== undefined) return before
    const available = selectedBy.reduce((sum, { records }) => sum + records, 0)
    const count = { total: available, areas: [{ key: "", available, withPhones: 0, selectedBy }] }
    const priced = priceCount(site, { definition, choices: OVERLAP_CHOICES }, count)
    const total = Result.map(priced, ({ price }) => price.figures.totalBeforeTax)
    known.set(key, total)
    return total
  }
}

/** Returns the lists whose attributes are charged for in a region, as positions among the region's lists. */
const placesPaid = (part: OverlapPart, { areas }: OverlapRegion): ReadonlyArray<number> => {
  switch (part.kind) {
    case "list":
    case "minus":
      return [areas.indexOf(part.list)]
    case "union":
      return [0]
    case "region":
    case "intersect":
    case "exactly":
      return areas.map((_, place) => place)
  }
}

/** Returns a region's records for a part's list, with only the attributes that the list is charged for. */
const paidIn = (part: OverlapPart, region: OverlapRegion): Selected => {
  const { areas, records, selectedBy = [{ columns: areas.map(() => []), records }] } = region
  const places = placesPaid(part, region)
  return selectedBy.map((own) => ({
    lists: [],
    columns: sortUniqueStrings(places.flatMap((place) => own.columns[place] ?? [])),
    records: own.records,
  }))
}

/**
 * Merges the records of several regions, combining those with the same attributes, so equal sets of records have one
 * form.
 */
const together = (selected: Selected): Selected => {
  const parts = new Map<string, AttributeSelection>()
  for (const own of selected) {
    const key = attributeSelectionKey(own)
    parts.set(key, { ...own, records: own.records + (parts.get(key)?.records ?? 0) })
  }
  return [...parts].toSorted(([a], [b]) => compareStrings(a, b)).map(([, own]) => own)
}

const difference = (whole: Priced, over: Priced): Priced =>
  Result.map(Result.all([whole, over]), ([more, less]) =>
    usd(BigDecimal.subtract(figure(more), figure(less))),
  )

/** Overlapping lists, and the base part to which others are added for pricing. */
export interface OverlapPricingInput {
  /** The `overlapDefinition` of the lists. */
  readonly definition: CanonicalDefinition
  readonly lists: number
  readonly regions: ReadonlyArray<OverlapRegion>
  /** The base part to which others are added; null if there isn't one. */
  readonly over: OverlapPart | null
}

/**
 * Prices the parts of an overlap: alone, as a list with only that part would be quoted, and on top of another part, as
 * the price of both together less the price of the other. Regions are disjoint, so their quantities add up and each
 * record counts once; the attributes that selected the records are those of the part's own lists. `notPriced` is the
 * first reason for a missing price.
 */
export const priceParts = (
  site: SitePrices,
  { definition, lists, over, regions }: OverlapPricingInput,
  parts: ReadonlyArray<OverlapPart>,
): { readonly prices: ReadonlyArray<PartPrice>; readonly notPriced: PricingError | null } => {
  const priceOf = pricing(site, definition)
  let notPriced: PricingError | null = null
  const orNull = (price: Priced): string | null => {
    if (Result.isSuccess(price)) return price.success
    notPriced ??= price.failure
    return null
  }
  /** Prices all records that are in any of several parts; a record in more than one of them belongs to the first. */
  const priceOfAny = (some: ReadonlyArray<OverlapPart>): Priced =>
    priceOf(
      together(
        regions.flatMap((region) => {
          const first = some.find((part) => isRegionInPart(part, lists, region))
          return first === undefined ? [] : paidIn(first, region)
        }),
      ),
    )
  const overPrice = over === null ? null : priceOfAny([over])
  const prices = parts.map((part): PartPrice => ({
    alone: orNull(priceOfAny([part])),
    onTop:
      over === null || overPrice === null ? null : orNull(difference(priceOfAny([over, part]), overPrice)),
  }))
  return { prices, notPriced }
}
