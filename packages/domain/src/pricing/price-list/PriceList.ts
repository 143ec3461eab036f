import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"
import { MobilePackage } from "../MobilePackage.ts"

/**
 * The part of the price that the usage multiple applies to: the whole price per record, or only the elements that
 * aren't additional.
 */
export const UsageMethod = Schema.Literals(["wholeOrder", "baseOnly"])
export type UsageMethod = typeof UsageMethod.Type

/** An element's price for a bracket of quantities, in dollars per record. */
export const PriceRow = Schema.Struct({
  element: Schema.NonEmptyString,
  /** The first quantity in the bracket, inclusive. */
  from: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The last quantity in the bracket, inclusive; null if it has no end. */
  to: Schema.NullOr(Schema.Int),
  /** The price in dollars per record, with up to 10 decimals; only the cost per record is rounded. */
  price: Decimal,
  /**
   * Stored and sent, but not used in any calculation: the specification lists it, but no price rule mentions it. It
   * isn't the price for repeated use, which is the price times the usage multiple.
   */
  secondPrice: Schema.optionalKey(Decimal),
  /** True if an order priced by this row requires notifying the site; a missing value means false. */
  notificationRequired: Schema.optionalKey(Schema.Boolean),
})
export type PriceRow = typeof PriceRow.Type

/** A number of uses that a list is sold for, with its price multiple. */
export const UsageRow = Schema.Struct({
  /** The usage code: 1 One Time, 2 Two Times ... 6 Six, 100 Multiple Times. */
  listUsage: Schema.Int,
  multiple: Decimal,
  description: Schema.String,
})
export type UsageRow = typeof UsageRow.Type

/** An element's price for areas drawn on a map, regardless of quantity. */
export const MapElementPrice = Schema.Struct({
  /** The price element's name, as in `element`. */
  element: Schema.NonEmptyString,
  /** The price in dollars per record. */
  price: Decimal,
  /** Stored and sent, but not used in any calculation, like `PriceRow.secondPrice`. */
  secondPrice: Schema.optionalKey(Decimal),
})
export type MapElementPrice = typeof MapElementPrice.Type

/** A flat price for a geography type code, in dollars per order. */
export const GeographyPrice = Schema.Struct({ geoType: Schema.Int, price: Decimal })
export type GeographyPrice = typeof GeographyPrice.Type

/**
 * A source's prices, in stored and sent form: amounts and prices are decimal strings, 0 or more. The Map* fields and
 * column prices replace their counterparts for areas drawn on a map; a list without them has the same prices
 * everywhere.
 */
export const PriceList = Schema.Struct({
  elementPrices: Schema.Array(PriceRow),
  labelPrices: Schema.Struct({
    /** The price in dollars per record and label set. */
    perRecord: Decimal,
    /** The shipping charge for the first label set, in dollars. */
    firstSetShipping: Decimal,
    /** The shipping charge for each additional set, in dollars. */
    additionalSetShipping: Decimal,
  }),
  usages: Schema.Array(UsageRow),
  geographyPrices: Schema.optionalKey(Schema.Array(GeographyPrice)),
  /** The minimum order charge, in dollars. */
  minimumElementsCharge: Decimal,
  /** The minimum label charge, in dollars; applies only if labels are ordered. */
  minimumLabelCharge: Decimal,
  /** The cap on the informational cost of goods, in dollars. */
  maximumGoodsCost: Decimal,
  /** The flat charge for every order, in dollars. */
  serviceCharge: Decimal,
  /** The minimum subtotal before a promotion, in dollars. */
  minimumOrderAmount: Decimal,
  usageMultiplies: UsageMethod,
  /** The price in dollars per record; replaces the rows for Base. */
  mapBasePrice: Schema.optionalKey(Decimal),
  /** The minimum in dollars; replaces `minimumElementsCharge`. */
  mapMinimumElementsCharge: Schema.optionalKey(Decimal),
  mapElementPrices: Schema.optionalKey(Schema.Array(MapElementPrice)),
  /** The mobile packages that the source sells; missing if it doesn't sell any. */
  mobilePackages: Schema.optionalKey(Schema.Array(MobilePackage)),
})
export type PriceList = typeof PriceList.Type
