import { Schema } from "effect"

/** The people to find in the universe, and the file for their keys. */
export const MatchOrder = Schema.Struct({
  /** The file with tab-separated lines of row, kind, place, text, and form of identities; a row is a number from 0. */
  wanted: Schema.String,
  /** The secret that the identities are sealed with; null if they aren't. */
  secret: Schema.NullOr(Schema.String),
  /** The key file to write; it's written as a whole or not at all. */
  keys: Schema.String,
})
export type MatchOrder = typeof MatchOrder.Type

/** The result of matching people. */
export const Matched = Schema.Struct({
  /** The number of wanted rows that match at least one person. */
  rows: Schema.Int,
  /** The first rows without a match, ascending. */
  unmatched: Schema.Array(Schema.Int),
  /** The number of people matched, which is the number of keys in the file. */
  persons: Schema.Int,
  /** The SHA-256 of the key file. */
  sha256: Schema.String,
})
export type Matched = typeof Matched.Type
