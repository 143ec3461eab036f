import { Schema } from "effect"

/** An attribute that's often chosen together with others, as a selected demo with its display names. */
export const WireRecommendedDemo = Schema.Struct({
  ColumnName: Schema.String,
  /** The attribute's display name, such as 'Income'. */
  AttributeName: Schema.String,
  DemoCategoryType: Schema.Int,
  /** The values; ranges are written as 'from~to'. Empty if the attribute is often chosen but no particular value is. */
  Values: Schema.Array(
    Schema.Struct({
      AttributeValue: Schema.String,
      /** The value's display name, such as '$100,000 to $124,999'. */
      AttributeValueName: Schema.String,
      ColumnName: Schema.String,
    }),
  ),
})
export type WireRecommendedDemo = typeof WireRecommendedDemo.Type
