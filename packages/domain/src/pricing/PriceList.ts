import { Schema } from "effect"
import { Decimal } from "../shared/Decimal.ts"
import { CalculatePriceMethod } from "./CalculatePriceMethod.ts"

/** The price of one element for a bracket of quantities, in dollars per record. */
export const PriceRow = Schema.Struct({
  PriceName: Schema.NonEmptyString,
  /** First quantity of the bracket, included. */
  Lbound: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Last quantity of the bracket, included; null where it has no end. */
  Ubound: Schema.NullOr(Schema.Int),
  Price1: Decimal,
})
export type PriceRow = typeof PriceRow.Type

/** How often a list may be used, and what that multiplies its price by. */
export const UsageRow = Schema.Struct({
  /** 1 One Time, 2 Two Times ... 6 Six, 100 Multiple Times. spec: order-builder §9 */
  MultipleId: Schema.Int,
  Multiple: Decimal,
  Desc: Schema.String,
})
export type UsageRow = typeof UsageRow.Type

/**
 * The prices of one source, as they are kept and sent: amounts and prices are decimal strings.
 * spec: order-builder §3 (Pricing setup)
 */
export const PriceList = Schema.Struct({
  ElementsPrices: Schema.Array(PriceRow),
  LabelPrices: Schema.Struct({
    /** Per record and label. */
    BasePrice: Decimal,
    FirstLabelShipping: Decimal,
    AdditionalLabelShipping: Decimal,
  }),
  ListMultiplePrice: Schema.Array(UsageRow),
  /** A flat price by geography type code. */
  GeographyPrices: Schema.optionalKey(Schema.Array(Schema.Struct({ GeoType: Schema.Int, Price: Decimal }))),
  /** Least order charge. */
  MinElementsCharge: Decimal,
  MinLabelCharge: Decimal,
  /** Cap of the informational cost of goods. */
  MaxCostOfGoodPrice: Decimal,
  ServiceCharge: Decimal,
  /** Least subtotal, before a promotion. */
  MinOrderAmount: Decimal,
  CalculatePriceMethod,
})
export type PriceList = typeof PriceList.Type
