import { Schema } from "effect"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"

/** Who may take records away from a selection: what the buyer chose, then everybody who must not be sold. */
export const SuppressionSource = Schema.Literals([...SuppressionKind.literals, "doNotSell"])
export type SuppressionSource = typeof SuppressionSource.Type

/** In the order in which they take. */
export const SUPPRESSION_SOURCES: ReadonlyArray<SuppressionSource> = SuppressionSource.literals

/** What one source of suppression names of a selection, and takes away from it. */
export const SuppressedCount = Schema.Struct({
  source: SuppressionSource,
  /** Records of the selection that the source names, whichever source removes them. */
  matched: Schema.Int,
  /** Those of them that no earlier source has taken. */
  taken: Schema.Int,
})
export type SuppressedCount = typeof SuppressedCount.Type
