import { Schema } from "effect"

/** One value that a coded attribute may take. */
export const DemoValue = Schema.Struct({
  /** The code that the records hold and definitions name. */
  value: Schema.String,
  /** The name that users see. */
  name: Schema.String,
  /** AttributeValueDesc. */
  description: Schema.optionalKey(Schema.String),
  /** AttributesValuesId. */
  id: Schema.optionalKey(Schema.Int),
  /** SortSeq: its position among the values of its column, in ascending order. */
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

/** A coded attribute that an audience may be defined by. */
export const DemoColumn = Schema.Struct({
  /** Name in definitions, files and prices: 'AGE'. */
  column: Schema.String,
  /** The name that users see: 'Age'. */
  name: Schema.String,
  description: Schema.String,
  inputType: InputType,
  /** Numeric code of the category. */
  category: Schema.Int,
  /** The bounds of a range or single value, both included, in the input format; null if unbounded. */
  min: Schema.NullOr(Schema.String),
  max: Schema.NullOr(Schema.String),
  /** Empty for ranges. Of industries, the nodes that have names. */
  values: Schema.Array(DemoValue),
  /** Name of the price element, null when the column is free. */
  priceElement: Schema.NullOr(Schema.String),
})
export type DemoColumn = typeof DemoColumn.Type
