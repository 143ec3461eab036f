import { Schema } from "effect"

/** The people to look for in the universe, and the file for their keys. */
export const MatchOrder = Schema.Struct({
  /** Tab-separated lines of row, kind, place, text and form of identities; a row is a number from 0. */
  wanted: Schema.String,
  /** The secret with which the identities are sealed; null if they aren't. */
  secret: Schema.NullOr(Schema.String),
  /** The key file to write; it appears whole or not at all. */
  keys: Schema.String,
})
export type MatchOrder = typeof MatchOrder.Type

/** The result of looking for people. */
export const Matched = Schema.Struct({
  /** Rows of the wanted that name anybody. */
  rows: Schema.Int,
  /** The first of the rows without a match, ascending. */
  unmatched: Schema.Array(Schema.Int),
  /** People who are named: keys in the file. */
  persons: Schema.Int,
  /** SHA-256 of the key file. */
  sha256: Schema.String,
})
export type Matched = typeof Matched.Type
