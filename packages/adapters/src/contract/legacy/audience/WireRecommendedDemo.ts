import { Schema } from "effect"

/** An attribute that is often chosen together with others: a selected demo with its names. */
export const WireRecommendedDemo = Schema.Struct({
  ColumnName: Schema.String,
  /** What people read: 'Income'. */
  AttributeName: Schema.String,
  DemoCategoryType: Schema.Int,
  /** Ranges are written 'from~to'. None: the attribute is chosen often, but no value of it stands out. */
  Values: Schema.Array(
    Schema.Struct({
      AttributeValue: Schema.String,
      /** What people read: '$100,000 to $124,999'. */
      AttributeValueName: Schema.String,
      ColumnName: Schema.String,
    }),
  ),
})
export type WireRecommendedDemo = typeof WireRecommendedDemo.Type
