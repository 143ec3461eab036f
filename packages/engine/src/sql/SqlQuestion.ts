import type { SuppressionSource } from "@listwright/domain/counting"
import type { CanonicalDefinition, LocationFileHash, LocationRow } from "@listwright/domain/definition"

/** The people in a suppression source: by their keys, or as currently selected by saved counts. */
export type SuppressedPersons =
  | { readonly kind: "nobody" }
  | { readonly kind: "keys"; readonly keys: () => Promise<Iterable<bigint>> }
  | { readonly kind: "savedCounts"; readonly savedCounts: ReadonlyArray<string> }

export type SqlSuppressions = Readonly<Record<SuppressionSource, SuppressedPersons>>

/** A definition and the people it suppresses. */
export interface SuppressedDefinition {
  readonly definition: CanonicalDefinition
  readonly suppressed: SqlSuppressions
}

/** The people on the do-not-sell list, who count as not in the universe [ob4-do-not-sell]. */
export interface SqlDoNotSell {
  /** An identifier of the people. */
  readonly id: string
  readonly keys: () => Promise<Iterable<bigint>>
}

/** A question for a count engine in SQL: a definition and everything it references. */
export interface SqlQuestion extends SuppressedDefinition {
  /** The do-not-sell list, which applies to the saved counts as well; null if it's empty. */
  readonly doNotSell: SqlDoNotSell | null
  /** The saved counts that the definition may reference, by ID. */
  readonly savedCounts: ReadonlyMap<string, SuppressedDefinition>
  /** Returns the rows in a location file; null if no file has this hash. */
  readonly locationRows: (file: LocationFileHash) => Promise<ReadonlyArray<LocationRow> | null>
}
