import { type PriceList, UsageRow } from "./price-list/PriceList.ts"
import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"

/** The price of an attribute in the first quantity bracket, in dollars per record. */
export const PriceListDetail = Schema.Struct({ Price_Attribute: Schema.String, Range1_Price: Decimal })
export type PriceListDetail = typeof PriceListDetail.Type

/** The prices of a source on the price page. */
export const PriceDisplay = Schema.Struct({
  priceListDetail: Schema.Array(PriceListDetail),
  /** The minimum online order, in dollars. */
  minPrice: Decimal,
  ListMultiplePrice: Schema.Array(UsageRow),
})
export type PriceDisplay = typeof PriceDisplay.Type

/** The prices of a customer-data service on the price page. */
export const ServicePriceDisplay = Schema.Struct({
  MAUserPrice: Schema.Struct({
    /** The headings of the brackets. */
    BoundNames: Schema.Array(Schema.String),
    ElementPrice: Schema.Array(
      Schema.Struct({
        PriceDesc: Schema.String,
        /** One price per bracket, in the order of BoundNames, in dollars per record. */
        MAPrice: Schema.Array(Schema.Struct({ Price1: Decimal })),
      }),
    ),
  }),
  /** The minimum online order, in dollars. */
  MAMinOrderMount: Decimal,
})
export type ServicePriceDisplay = typeof ServicePriceDisplay.Type

/**
 * Returns the prices of a list for the price page: each element at its first bracket's price, the minimum order amount,
 * and the usages. The numbers are unformatted; shownServicePrice formats them.
 */
export const displayedPrices = ({
  ElementsPrices,
  MinOrderAmount,
  ListMultiplePrice,
}: PriceList): PriceDisplay => ({
  priceListDetail: ElementsPrices.filter((row) =>
    ElementsPrices.every((other) => other.PriceName !== row.PriceName || row.Lbound <= other.Lbound),
  ).map((row) => ({ Price_Attribute: row.PriceName, Range1_Price: row.Price1 })),
  minPrice: MinOrderAmount,
  ListMultiplePrice,
})
