import { Schema } from "effect"

/** An attribute that is often chosen together with others: a selected demo with its names. */
export const WireRecommendedDemo = Schema.Struct({
  ColumnName: Schema.String,
  /** The display name of the attribute: 'Income'. */
  AttributeName: Schema.String,
  DemoCategoryType: Schema.Int,
  /** The values; ranges are written 'from~to'. Empty if the attribute is often chosen but no particular value is. */
  Values: Schema.Array(
    Schema.Struct({
      AttributeValue: Schema.String,
      /** The display name of the value: '$100,000 to $124,999'. */
      AttributeValueName: Schema.String,
      ColumnName: Schema.String,
    }),
  ),
})
export type WireRecommendedDemo = typeof WireRecommendedDemo.Type
