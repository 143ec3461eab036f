import { type PriceList, UsageRow } from "./price-list/PriceList.ts"
import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** An attribute's price in the first quantity bracket, in dollars per record. */
export const DisplayedPrice = Schema.Struct({ element: Schema.String, price: Decimal })
export type DisplayedPrice = typeof DisplayedPrice.Type

/** A source's prices on the price page. */
export const PriceDisplay = Schema.Struct({
  prices: Schema.Array(DisplayedPrice),
  /** The minimum online order, in dollars. */
  minimumOrderAmount: Decimal,
  usages: Schema.Array(UsageRow),
})
export type PriceDisplay = typeof PriceDisplay.Type

/** A customer-data service's prices on the price page. */
export const ServicePriceDisplay = Schema.Struct({
  /** The bracket headings. */
  brackets: Schema.Array(Schema.String),
  prices: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      /** The prices in dollars per record, one per bracket in the same order. */
      perRecord: Schema.Array(Decimal),
    }),
  ),
  /** The minimum online order, in dollars. */
  minimumOrderAmount: Decimal,
})
export type ServicePriceDisplay = typeof ServicePriceDisplay.Type

/**
 * Returns a list's prices for the price page: each element at its first bracket's price, the minimum order amount, and
 * the usages. The numbers are unformatted; `servicePriceText` formats them.
 */
export const displayedPrices = ({ elementPrices, minimumOrderAmount, usages }: PriceList): PriceDisplay => ({
  prices: elementPrices
    .filter((row) => elementPrices.every((other) => other.element !== row.element || row.from <= other.from))
    .map(({ element, price }) => ({ element, price })),
  minimumOrderAmount,
  usages,
})
