import { Schema } from "effect"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"

/** The sources that may remove records from a selection: the buyer's choices, then the do-not-sell list. */
export const SuppressionSource = Schema.Literals([...SuppressionKind.literals, "doNotSell"])
export type SuppressionSource = typeof SuppressionSource.Type

/** In the order in which they take. */
export const SUPPRESSION_SOURCES: ReadonlyArray<SuppressionSource> = SuppressionSource.literals

/** The records of a selection that one source of suppression matches, and those that it takes away. */
export const SuppressedCount = Schema.Struct({
  source: SuppressionSource,
  /** Records of the selection that the source names, whichever source removes them. */
  matched: Schema.Int,
  /** The matched records that no earlier source has taken. */
  taken: Schema.Int,
})
export type SuppressedCount = typeof SuppressedCount.Type
