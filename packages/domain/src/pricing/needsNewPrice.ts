import { Schema } from "effect"
import { PromotionTerms } from "../promotion/Promotion.ts"
import type { OrderToPrice, PricedElement } from "./OrderToPrice.ts"

/** What a price was made of. */
export interface PriceBasis {
  /** PriceListId: names the version of the prices. */
  readonly priceListId: string
  readonly order: OrderToPrice
  readonly promotion: PromotionTerms | null
}

/** Something whose change makes a price out of date. */
export type PriceChange =
  | "listUsage"
  | "outputColumns"
  | "quantity"
  | "promotion"
  | "selection"
  | "geography"
  | "labels"
  | "mobilePackage"
  | "listType"
  | "priceList"

/** The elements in a fixed order: their order changes no price. */
const named = (elements: ReadonlyArray<PricedElement>, additional: boolean): string =>
  JSON.stringify(
    elements
      .filter(({ IsAdditional }) => IsAdditional === additional)
      .map(({ ElementName }) => ElementName)
      .toSorted(),
  )

const sameTerms = Schema.toEquivalence(Schema.NullOr(PromotionTerms))

/**
 * What has changed of what a price depends on. The specification names list usage, output columns, wanted quantity and
 * promotion; the rest also changes the figures. A changed area or criterion shows as another quantity, other elements or
 * another kind of area. spec: order-builder §4 [ob4-recalculation] [ob4-quantity-recalculation]
 */
export const priceChanges = (before: PriceBasis, after: PriceBasis): ReadonlyArray<PriceChange> => {
  const [old, now] = [before.order, after.order]
  const changed: Readonly<Record<PriceChange, boolean>> = {
    listUsage: old.ListUsage !== now.ListUsage,
    outputColumns: named(old.elements, true) !== named(now.elements, true),
    quantity: old.quantity !== now.quantity,
    promotion: !sameTerms(before.promotion, after.promotion),
    selection: named(old.elements, false) !== named(now.elements, false),
    geography: old.GeoType !== now.GeoType || old.GeographyCharge !== now.GeographyCharge,
    labels: old.labelCount !== now.labelCount,
    mobilePackage: old.MobilePackageCharge !== now.MobilePackageCharge,
    listType: old.ListType !== now.ListType,
    priceList: before.priceListId !== after.priceListId,
  }
  return PRICE_CHANGES.filter((change) => changed[change])
}

const PRICE_CHANGES: ReadonlyArray<PriceChange> = [
  "listUsage",
  "outputColumns",
  "quantity",
  "promotion",
  "selection",
  "geography",
  "labels",
  "mobilePackage",
  "listType",
  "priceList",
]

/**
 * Whether the price must be computed again. When it need not, a new one would be the same to the cent. A new price also
 * applies the promotion again, whatever changed. spec: order-builder §4 [ob4-recalculation]
 */
export const needsNewPrice = (before: PriceBasis, after: PriceBasis): boolean =>
  priceChanges(before, after).length > 0
