import { Schema } from "effect"

/** Records of an area that the same attributes of saved lists selected. */
export const SelectedBy = Schema.Struct({
  /** The names of the lists that have these attributes, in the order of the combination; empty if no list does. */
  lists: Schema.Array(Schema.String),
  /** The attributes, ascending. */
  columns: Schema.Array(Schema.String),
  records: Schema.Int,
})
export type SelectedBy = typeof SelectedBy.Type

/** Names the parts of an area, so that a count, an order and its delivery mean the same one. */
export const selectedByKey = ({ columns }: Pick<SelectedBy, "columns">): string => columns.join(",")
