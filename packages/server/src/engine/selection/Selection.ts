import { Schema } from "effect"

/** An area as a number that the rows hold: the ZIP Code, the nine digits of a ZIP+4, or a `zipRoute`. */
export const AreaNumber = Schema.Struct({
  kind: Schema.Literals(["zip", "zip4", "carrierRoute"]),
  zip: Schema.Int,
  code: Schema.Int,
})
export type AreaNumber = typeof AreaNumber.Type

/** A condition on one column: its number lies in one of the ranges, both ends included, or shares a bit with the mask. */
export const Condition = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("ranges"),
    column: Schema.String,
    ranges: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])),
  }),
  Schema.Struct({ kind: Schema.Literal("mask"), column: Schema.String, mask: Schema.Int }),
])
export type Condition = typeof Condition.Type

/** What a definition asks of the rows, in numbers: all that an engine needs to know. */
export const Selection = Schema.Struct({
  /** A row belongs to the first that contains it. */
  areas: Schema.Array(AreaNumber),
  /** Rows of these belong to none. */
  excluded: Schema.Array(AreaNumber),
  /** All must hold. */
  conditions: Schema.Array(Condition),
  /** One row a household: the first that the phone condition leaves. */
  oneAHousehold: Schema.Boolean,
  /** Only rows with a phone that may be delivered. */
  onlyWithPhones: Schema.Boolean,
})
export type Selection = typeof Selection.Type
