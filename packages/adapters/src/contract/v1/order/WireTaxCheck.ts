import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The dated table of tax rates beside the paid orders. Money in dollars with 2 decimals, days in ISO. */
export const WireTaxCheck = Schema.Struct({
  /** True if the site charges tax now; otherwise no tax is expected of any order. */
  isTaxed: Schema.Boolean,
  /** Every paid order, the oldest first. */
  orders: Schema.Array(
    Schema.Struct({
      orderCode: OrderCode,
      day: Schema.String,
      state: Schema.String,
      zip: Schema.String,
      pretax: Schema.String,
      charged: Schema.String,
      /** A share such as '0.0625'. null: the table has no row for the place and the day. */
      rate: Schema.NullOr(Schema.String),
      expected: Schema.NullOr(Schema.String),
      /** Charged less expected: '-4.00' is too little. */
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
  /** Places of orders that the table has no row for. */
  placesWithoutRow: Schema.Array(
    Schema.Struct({
      state: Schema.String,
      zip: Schema.String,
      orders: Schema.Int,
      firstDay: Schema.String,
      lastDay: Schema.String,
    }),
  ),
  /** Days for which the table has two rates of a place, or no longer has a rate. */
  flaws: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["overlap", "gap"]),
      state: Schema.String,
      /** '' is the whole state. */
      zipPrefix: Schema.String,
      from: Schema.String,
      /** null: from then on. */
      until: Schema.NullOr(Schema.String),
      /** The rates of an overlap; the last one is charged. */
      rates: Schema.Array(Schema.String),
    }),
  ),
})
export type WireTaxCheck = typeof WireTaxCheck.Type
