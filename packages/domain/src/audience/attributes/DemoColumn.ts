import { Schema } from "effect"

/** A value of a coded attribute. */
export const DemoValue = Schema.Struct({
  /** The code that records and definitions contain. */
  value: Schema.String,
  /** The name that users see. */
  name: Schema.String,
  /** A longer name of the value; missing if it has none. */
  description: Schema.optionalKey(Schema.String),
  /** The number of the value in the provider's catalog; missing if it has none. */
  id: Schema.optionalKey(Schema.Int),
  /** The value's position among the values of its column, ascending. */
  sortSeq: Schema.optionalKey(Schema.Int),
})
export type DemoValue = typeof DemoValue.Type

/**
 * The input type of a column: 0 list, 1 date, 2 number, 3 monthYear, 4 year, 5 month, 6 sic, 7 string, 8 radio, 9
 * single.
 */
export const InputType = Schema.Literals([
  "list",
  "date",
  "number",
  "monthYear",
  "year",
  "month",
  "sic",
  "string",
  "radio",
  "single",
])
export type InputType = typeof InputType.Type

/** A coded attribute that can define an audience. */
export const DemoColumn = Schema.Struct({
  /** The name in definitions, files, and prices: 'AGE'. */
  column: Schema.String,
  /** The name that users see: 'Age'. */
  name: Schema.String,
  description: Schema.String,
  inputType: InputType,
  /** The numeric code of the category. */
  category: Schema.Int,
  /** The bounds of a range or single value, both inclusive, in the input format; null if unbounded. */
  min: Schema.NullOr(Schema.String),
  max: Schema.NullOr(Schema.String),
  /** The values; empty for ranges. For industries, the nodes that have names. */
  values: Schema.Array(DemoValue),
  /** The name of the price element; null if the column is free. */
  priceElement: Schema.NullOr(Schema.String),
})
export type DemoColumn = typeof DemoColumn.Type
