import { Schema } from "effect"

/** The attributes that a source offers for its records; sources of one universe may offer different ones. */
export const OfferedColumns = Schema.Struct({
  /** Restricts the source to these attributes; if omitted, all attributes are offered. */
  only: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The attributes to exclude. */
  without: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type OfferedColumns = typeof OfferedColumns.Type

/** Every attribute. */
export const ALL_COLUMNS: OfferedColumns = {}

/** Returns whether a source offers an attribute of its records. */
export const offersColumn = ({ only, without }: OfferedColumns, column: string): boolean =>
  (only?.includes(column) ?? true) && without?.includes(column) !== true
