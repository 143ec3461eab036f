import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"
import { MobilePackage } from "../MobilePackage.ts"

/**
 * The part of the price that repeated use multiplies: the whole price of a record, or only the elements that aren't
 * additional.
 */
export const UsageMultiplies = Schema.Literals(["wholeOrder", "baseOnly"])
export type UsageMultiplies = typeof UsageMultiplies.Type

/** The price of one element for a bracket of quantities, in dollars per record. */
export const PriceRow = Schema.Struct({
  element: Schema.NonEmptyString,
  /** The first quantity of the bracket, included. */
  from: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The last quantity of the bracket, included; null if it has no end. */
  to: Schema.NullOr(Schema.Int),
  /** Dollars per record, with up to 10 decimals; only the cost per record is rounded. */
  price: Decimal,
  /**
   * Stored and sent, but not used in any calculation: the specification lists it, but no price rule names it. It isn't
   * the price of repeated use, which is price times the usage multiple.
   */
  secondPrice: Schema.optionalKey(Decimal),
  /** True if an order priced by this row notifies the site; a missing value means false. */
  notificationRequired: Schema.optionalKey(Schema.Boolean),
})
export type PriceRow = typeof PriceRow.Type

/** A number of times that a list may be used, with its price multiple. */
export const UsageRow = Schema.Struct({
  /** The usage code: 1 One Time, 2 Two Times ... 6 Six, 100 Multiple Times. */
  listUsage: Schema.Int,
  multiple: Decimal,
  description: Schema.String,
})
export type UsageRow = typeof UsageRow.Type

/** The price of an element for areas drawn on a map, at every quantity. */
export const MapElementPrice = Schema.Struct({
  /** The name of the price element, as in element. */
  element: Schema.NonEmptyString,
  /** Dollars per record. */
  price: Decimal,
  /** Stored and sent, but not used in any calculation, like secondPrice. */
  secondPrice: Schema.optionalKey(Decimal),
})
export type MapElementPrice = typeof MapElementPrice.Type

/** A flat price for a geography type code, in dollars per order. */
export const GeographyPrice = Schema.Struct({ geoType: Schema.Int, price: Decimal })
export type GeographyPrice = typeof GeographyPrice.Type

/**
 * The prices of one source, as stored and sent: amounts and prices are decimal strings, 0 or more. The Map* fields and
 * column prices replace their counterparts for areas drawn on a map; a list without them has the same prices
 * everywhere.
 */
export const PriceList = Schema.Struct({
  elementPrices: Schema.Array(PriceRow),
  labelPrices: Schema.Struct({
    /** Dollars per record and set of labels. */
    perRecord: Decimal,
    /** Dollars for the first set of labels. */
    firstSetShipping: Decimal,
    /** Dollars for each additional set. */
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
  usageMultiplies: UsageMultiplies,
  /** Dollars per record; replaces the rows of Base. */
  mapBasePrice: Schema.optionalKey(Decimal),
  /** Dollars; replaces `minimumElementsCharge`. */
  mapMinimumElementsCharge: Schema.optionalKey(Decimal),
  mapElementPrices: Schema.optionalKey(Schema.Array(MapElementPrice)),
  /** The mobile packages that the source sells; missing if it doesn't sell any. */
  mobilePackages: Schema.optionalKey(Schema.Array(MobilePackage)),
})
export type PriceList = typeof PriceList.Type
