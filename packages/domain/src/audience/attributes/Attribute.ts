import { Schema } from "effect"

/** A value of a coded attribute. */
export const AttributeValue = Schema.Struct({
  /** The code stored in records and definitions. */
  value: Schema.String,
  /** The name that users see. */
  name: Schema.String,
  /** A longer name for the value; missing if there isn't one. */
  description: Schema.optionalKey(Schema.String),
  /** The value's number in the provider's catalog; missing if there isn't one. */
  id: Schema.optionalKey(Schema.Int),
  /** The value's position within its column, ascending. */
  position: Schema.optionalKey(Schema.Int),
})
export type AttributeValue = typeof AttributeValue.Type

/**
 * A column's input type: 0 list, 1 date, 2 number, 3 monthYear, 4 year, 5 month, 6 sic, 7 string, 8 radio, 9 single.
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
export const Attribute = Schema.Struct({
  /** The name in definitions, files, and prices: 'AGE'. */
  column: Schema.String,
  /** The name that users see: 'Age'. */
  name: Schema.String,
  description: Schema.String,
  inputType: InputType,
  /** The category's numeric code. */
  category: Schema.Int,
  /** The bounds of a range or single value, both inclusive, in the input format; null if unbounded. */
  min: Schema.NullOr(Schema.String),
  max: Schema.NullOr(Schema.String),
  /** The values; empty for ranges. For industries, the nodes that have names. */
  values: Schema.Array(AttributeValue),
  /** The price element's name; null if the column is free. */
  priceElement: Schema.NullOr(Schema.String),
})
export type Attribute = typeof Attribute.Type
