import { Schema } from "effect"

/** The wire form of a demographic value. */
export const WireDemoValue = Schema.Struct({
  AttributeValue: Schema.String,
  AttributeValueName: Schema.String,
  /** The value's description; defaults to its name. */
  AttributeValueDesc: Schema.optionalKey(Schema.String),
  ColumnName: Schema.String,
  /** The value's id within its column. */
  AttributesValuesId: Schema.optionalKey(Schema.Int),
  SortSeq: Schema.Int,
})
export const WireDemoColumn = Schema.Struct({
  ColumnName: Schema.String,
  AttributeName: Schema.String,
  AttributeDesc: Schema.String,
  DemoInputtype: Schema.Int,
  DemoCategory: Schema.Int,
  MinValue: Schema.NullOr(Schema.String),
  MaxValue: Schema.NullOr(Schema.String),
  PriceName: Schema.NullOr(Schema.String),
})
export type WireDemoColumn = typeof WireDemoColumn.Type

export const WireDemoAttribute = Schema.Struct({
  ...WireDemoColumn.fields,
  DemoValues: Schema.Array(WireDemoValue),
})
export type WireDemoAttribute = typeof WireDemoAttribute.Type
