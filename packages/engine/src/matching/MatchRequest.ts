import { Schema } from "effect"
import { DoNotSellKeyFiles } from "../question/EngineQuestion.ts"

/** The people to find in the universe, and the output file for their keys. */
export const MatchRequest = Schema.Struct({
  /** The file of identities, with tab-separated lines of row, kind, place, text, and form; rows are numbered from 0. */
  wanted: Schema.String,
  /** The secret used to seal the identities; null if they aren't sealed. */
  secret: Schema.NullOr(Schema.String),
  /** The output key file, written as a whole or not at all. */
  keys: Schema.String,
  /**
   * The do-not-sell list, whose people match no row, as if they weren't in the universe [ob4-do-not-sell]; empty
   * to look up the list itself.
   */
  doNotSell: DoNotSellKeyFiles,
})
export type MatchRequest = typeof MatchRequest.Type

/** The result of matching people. */
export const MatchResult = Schema.Struct({
  /** The number of input rows that match at least one person. */
  rows: Schema.Int,
  /** The first rows without a match, ascending. */
  unmatched: Schema.Array(Schema.Int),
  /** The number of people matched, which is the number of keys in the file. */
  persons: Schema.Int,
  /** The SHA-256 of the key file. */
  sha256: Schema.String,
})
export type MatchResult = typeof MatchResult.Type
