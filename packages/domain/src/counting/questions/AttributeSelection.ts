import { Schema } from "effect"

/** The records of an area that were selected by the same attributes of saved lists. */
export const AttributeSelection = Schema.Struct({
  /** The names of the lists that have these attributes, in the order of the combination; empty if no list does. */
  lists: Schema.Array(Schema.String),
  /** The attributes, in ascending order. */
  columns: Schema.Array(Schema.String),
  records: Schema.Int,
})
export type AttributeSelection = typeof AttributeSelection.Type

/** Returns the key that a count, an order, and its delivery use to refer to the same part of an area. */
export const attributeSelectionKey = ({ columns }: Pick<AttributeSelection, "columns">): string =>
  columns.join(",")
