import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** A comparison of paid orders with the dated tax rate table. Amounts are in dollars with 2 decimals; dates are ISO. */
export const WireTaxCheck = Schema.Struct({
  /** True if the site currently charges tax; otherwise no tax is expected for any order. */
  isTaxed: Schema.Boolean,
  /** Every paid order, oldest first. */
  orders: Schema.Array(
    Schema.Struct({
      orderCode: OrderCode,
      day: Schema.String,
      state: Schema.String,
      zip: Schema.String,
      pretax: Schema.String,
      charged: Schema.String,
      /** The rate as a fraction such as '0.0625'; null if the table has no row for the place and the day. */
      rate: Schema.NullOr(Schema.String),
      expected: Schema.NullOr(Schema.String),
      /** Charged minus expected tax: '-4.00' means too little was charged. */
      difference: Schema.NullOr(Schema.String),
    }),
  ),
  states: Schema.Array(
    Schema.Struct({
      state: Schema.String,
      orders: Schema.Int,
      withoutRow: Schema.Int,
      charged: Schema.String,
      expected: Schema.String,
      difference: Schema.String,
    }),
  ),
  /** Places that have orders but no row in the table. */
  placesWithoutRow: Schema.Array(
    Schema.Struct({
      state: Schema.String,
      zip: Schema.String,
      orders: Schema.Int,
      firstDay: Schema.String,
      lastDay: Schema.String,
    }),
  ),
  /** Days on which the table has two rates for a place, or no longer has a rate. */
  flaws: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["overlap", "gap"]),
      state: Schema.String,
      /** The ZIP Code prefix; '' for the whole state. */
      zipPrefix: Schema.String,
      from: Schema.String,
      /** The last day; null if open-ended. */
      until: Schema.NullOr(Schema.String),
      /** The overlapping rates; the last one is charged. */
      rates: Schema.Array(Schema.String),
    }),
  ),
})
export type WireTaxCheck = typeof WireTaxCheck.Type
