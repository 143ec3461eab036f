import { Schema } from "effect"
import { Decimal } from "../../shared/Decimal.ts"
import { MobilePackage } from "../MobilePackage.ts"

/**
 * The part of the price that repeated use multiplies: the whole cost per record, or only the elements that aren't
 * additional.
 */
export const CalculatePriceMethod = Schema.Literals(["wholeOrder", "baseOnly"])
export type CalculatePriceMethod = typeof CalculatePriceMethod.Type

/** The price of one element for a bracket of quantities, in dollars per record. */
export const PriceRow = Schema.Struct({
  PriceName: Schema.NonEmptyString,
  /** The first quantity of the bracket, included. */
  Lbound: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** The last quantity of the bracket, included; null if it has no end. */
  Ubound: Schema.NullOr(Schema.Int),
  /** Dollars per record, with up to 10 decimals; only the cost per record is rounded. */
  Price1: Decimal,
  /**
   * Stored and sent, but not used in any calculation: the specification lists it, but no price rule names it. It isn't
   * the price of repeated use, which is Price1 times the usage multiple.
   */
  Price2: Schema.optionalKey(Decimal),
  /** True if an order priced by this row notifies the site; a missing value means false. */
  NotificationRequired: Schema.optionalKey(Schema.Boolean),
})
export type PriceRow = typeof PriceRow.Type

/** A number of times that a list may be used, with its price multiple. */
export const UsageRow = Schema.Struct({
  /** The usage code: 1 One Time, 2 Two Times ... 6 Six, 100 Multiple Times. */
  MultipleId: Schema.Int,
  Multiple: Decimal,
  Desc: Schema.String,
})
export type UsageRow = typeof UsageRow.Type

/** The price of an element for areas drawn on a map, at every quantity. */
export const ColumnPrice = Schema.Struct({
  /** The name of the price element, as in PriceName. */
  ColumnName: Schema.NonEmptyString,
  /** Dollars per record. */
  MapColumnPrice: Decimal,
  /** Stored and sent, but not used in any calculation, like Price2. */
  MapColumnPrice2: Schema.optionalKey(Decimal),
})
export type ColumnPrice = typeof ColumnPrice.Type

/** A flat price for a geography type code, in dollars per order. */
export const GeographyPrice = Schema.Struct({ GeoType: Schema.Int, Price: Decimal })
export type GeographyPrice = typeof GeographyPrice.Type

/**
 * The prices of one source, as stored and sent: amounts and prices are decimal strings, 0 or more. The Map* fields and
 * column prices replace their counterparts for areas drawn on a map; a list without them has the same prices
 * everywhere.
 */
export const PriceList = Schema.Struct({
  ElementsPrices: Schema.Array(PriceRow),
  LabelPrices: Schema.Struct({
    /** Dollars per record and set of labels. */
    BasePrice: Decimal,
    /** Dollars for the first set of labels. */
    FirstLabelShipping: Decimal,
    /** Dollars for each additional set. */
    AdditionalLabelShipping: Decimal,
  }),
  ListMultiplePrice: Schema.Array(UsageRow),
  GeographyPrices: Schema.optionalKey(Schema.Array(GeographyPrice)),
  /** The minimum order charge, in dollars. */
  MinElementsCharge: Decimal,
  /** The minimum label charge, in dollars; applies only if labels are ordered. */
  MinLabelCharge: Decimal,
  /** The cap on the informational cost of goods, in dollars. */
  MaxCostOfGoodPrice: Decimal,
  /** The flat charge for every order, in dollars. */
  ServiceCharge: Decimal,
  /** The minimum subtotal before a promotion, in dollars. */
  MinOrderAmount: Decimal,
  CalculatePriceMethod,
  /** Dollars per record; replaces the rows of Base. */
  MapBasePrice: Schema.optionalKey(Decimal),
  /** Dollars; replaces MinElementsCharge. */
  MapMinPrice: Schema.optionalKey(Decimal),
  ColumnPrices: Schema.optionalKey(Schema.Array(ColumnPrice)),
  /** The mobile packages that the source sells; missing if it doesn't sell any. */
  MobilePackages: Schema.optionalKey(Schema.Array(MobilePackage)),
})
export type PriceList = typeof PriceList.Type
