import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { LocationRow } from "../../definition/LocationFile.ts"
import type { SuppressionSource } from "../questions/SuppressedCount.ts"
import type { Gazetteer } from "./Gazetteer.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/**
 * The people in each suppression source, by person key. A source that the definition disables doesn't remove any
 * records.
 */
export type SuppressedKeys = Readonly<Record<SuppressionSource, ReadonlySet<bigint>>>

/** The suppression sources of a universe in which no record is suppressed. */
export const noSuppressions: SuppressedKeys = {
  orders: new Set(),
  savedCounts: new Set(),
  files: new Set(),
}

/** A saved count and the people that its suppressions currently remove. */
export interface SavedSelection {
  readonly definition: CanonicalDefinition
  readonly suppressed: SuppressedKeys
}

/** The data that an answer depends on, for one data source. */
export interface Universe {
  /**
   * The records in the order of a mail carrier's walk, which is also the delivery order. Person keys are unique. The
   * people on the do-not-sell list aren't among them: see `withoutDoNotSell`.
   */
  readonly records: ReadonlyArray<UniverseRecord>
  /** The columns that can define an audience, with the values that records may have. */
  readonly columns: ReadonlyArray<Attribute>
  readonly gazetteer: Gazetteer
  readonly savedCounts: ReadonlyMap<string, SavedSelection>
  /** The rows of the available location files, by file hash. */
  readonly locationFiles: ReadonlyMap<string, ReadonlyArray<LocationRow>>
}

/**
 * Removes the people on the do-not-sell list before a question is answered, so no answer distinguishes them from people
 * who were never in the file. Keeps the gazetteer: it says which ZIP Codes exist and where units
 * have their centers, and contains no numbers of records.
 */
export const withoutDoNotSell = (universe: Universe, doNotSell: ReadonlySet<bigint>): Universe =>
  doNotSell.size === 0
    ? universe
    : { ...universe, records: universe.records.filter(({ personKey }) => !doNotSell.has(personKey)) }
