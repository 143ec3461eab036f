import { Schema } from "effect"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"

/**
 * The sources that may remove records from a selection, all of them chosen by the buyer. The do-not-sell list isn't one,
 * because its people count as not in the file [ob4-do-not-sell].
 */
export const SuppressionSource = SuppressionKind
export type SuppressionSource = typeof SuppressionSource.Type

/** The sources in the order in which they apply. */
export const SUPPRESSION_SOURCES: ReadonlyArray<SuppressionSource> = SuppressionSource.literals

/** The numbers of a selection's records that one suppression source matches and removes. */
export const SuppressedCount = Schema.Struct({
  source: SuppressionSource,
  /** The number of the selection's records that this source matches, regardless of which source removes them. */
  matched: Schema.Int,
  /** The number of matched records that no earlier source has removed. */
  taken: Schema.Int,
})
export type SuppressedCount = typeof SuppressedCount.Type
