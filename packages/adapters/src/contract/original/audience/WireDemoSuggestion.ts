import { Schema } from "effect"

/** A search hit: an attribute or one of its values. */
export const WireDemoSuggestion = Schema.Struct({
  /** True for an attribute, which is the heading for the values that follow; its two value fields are empty. */
  IsGroup: Schema.Boolean,
  /** The attribute's display name. */
  AttributeDesc: Schema.String,
  /** The attribute's ColumnName, as used by GetDemoAttribute and orders, such as 'PETS'. */
  AttributeName: Schema.String,
  /** The value's display name, such as 'Dog'. */
  AttributeValueName: Schema.String,
  AttributeValue: Schema.String,
})
export type WireDemoSuggestion = typeof WireDemoSuggestion.Type
