import { Schema } from "effect"

/** The attributes that a source offers for its records; sources of one universe may offer different ones. */
export const OfferedColumns = Schema.Struct({
  /** No others than these; all unless given. */
  only: Schema.optionalKey(Schema.Array(Schema.String)),
  /** All but these. */
  without: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type OfferedColumns = typeof OfferedColumns.Type

/** Every attribute. */
export const ALL_COLUMNS: OfferedColumns = {}

/** Tells whether a source offers an attribute of its records. */
export const offersColumn = ({ only, without }: OfferedColumns, column: string): boolean =>
  (only?.includes(column) ?? true) && without?.includes(column) !== true
