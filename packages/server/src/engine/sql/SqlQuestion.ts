import type { ListDefinition, SavedSelection, Suppressed } from "@listwright/domain"

/** What a count engine in SQL is asked about: a definition, and what lies beside it. */
export interface SqlQuestion {
  readonly definition: ListDefinition
  readonly suppressed: Suppressed
  /** The saved counts that the definition may name, by their ids. */
  readonly savedCounts: ReadonlyMap<string, SavedSelection>
}
