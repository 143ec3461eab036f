import { Schema } from "effect"

/** An attribute, or below it one of its values, that a keyword found. */
export const WireDemoSuggestion = Schema.Struct({
  /** An attribute, the heading of the values that follow; their two fields are empty then. */
  IsGroup: Schema.Boolean,
  /** The display name of the attribute. */
  AttributeDesc: Schema.String,
  /** The attribute's ColumnName, by which GetDemoAttribute and an order know it: 'PETS'. */
  AttributeName: Schema.String,
  /** The display name: 'Dog'. */
  AttributeValueName: Schema.String,
  AttributeValue: Schema.String,
})
export type WireDemoSuggestion = typeof WireDemoSuggestion.Type
