import { Schema } from "effect"

/** A search hit: an attribute, or one of the values below it. */
export const WireDemoSuggestion = Schema.Struct({
  /** True for an attribute, which is the heading of the values that follow; its two value fields are empty. */
  IsGroup: Schema.Boolean,
  /** The display name of the attribute. */
  AttributeDesc: Schema.String,
  /** The attribute's ColumnName, which GetDemoAttribute and orders use: 'PETS'. */
  AttributeName: Schema.String,
  /** The display name of the value: 'Dog'. */
  AttributeValueName: Schema.String,
  AttributeValue: Schema.String,
})
export type WireDemoSuggestion = typeof WireDemoSuggestion.Type
