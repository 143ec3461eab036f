import { Schema } from "effect"

/** The records of an area that were selected by the same attributes of saved lists. */
export const AttributeSelection = Schema.Struct({
  /** The names of the lists that have these attributes, in the order of the combination; empty if no list does. */
  lists: Schema.Array(Schema.String),
  /** The attributes, ascending. */
  columns: Schema.Array(Schema.String),
  records: Schema.Int,
})
export type AttributeSelection = typeof AttributeSelection.Type

/** Returns the key of a part of an area, so that a count, an order, and its delivery refer to the same part. */
export const attributeSelectionKey = ({ columns }: Pick<AttributeSelection, "columns">): string =>
  columns.join(",")
