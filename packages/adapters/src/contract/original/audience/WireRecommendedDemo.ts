import { Schema } from "effect"

/** An attribute that is often chosen together with others: a selected demo with its names. */
export const WireRecommendedDemo = Schema.Struct({
  ColumnName: Schema.String,
  /** The display name: 'Income'. */
  AttributeName: Schema.String,
  DemoCategoryType: Schema.Int,
  /** Ranges are written 'from~to'. Empty: the attribute is chosen often, but not with any value in particular. */
  Values: Schema.Array(
    Schema.Struct({
      AttributeValue: Schema.String,
      /** The display name: '$100,000 to $124,999'. */
      AttributeValueName: Schema.String,
      ColumnName: Schema.String,
    }),
  ),
})
export type WireRecommendedDemo = typeof WireRecommendedDemo.Type
