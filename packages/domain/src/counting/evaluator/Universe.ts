import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { LocationRow } from "../../definition/LocationFile.ts"
import type { SuppressionSource } from "../questions/SuppressedCount.ts"
import type { Gazetteer } from "./Gazetteer.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/** The persons that each source names. A source that the definition switches off doesn't remove anyone. */
export type Suppressed = Readonly<Record<SuppressionSource, ReadonlySet<bigint>>>

/** No source names anybody. */
export const nobodySuppressed: Suppressed = {
  orders: new Set(),
  savedCounts: new Set(),
  files: new Set(),
  doNotSell: new Set(),
}

/** A saved count with what its suppressions name today. */
export interface SavedSelection {
  readonly definition: CanonicalDefinition
  readonly suppressed: Suppressed
}

/** The data that an answer depends on, for one data source. */
export interface Universe {
  /** In the order of a mail carrier's walk, which is the order of delivery. Person keys are unique. */
  readonly records: ReadonlyArray<UniverseRecord>
  /** The columns that an audience may be defined by, with the values that records may hold. */
  readonly columns: ReadonlyArray<DemoColumn>
  readonly gazetteer: Gazetteer
  readonly savedCounts: ReadonlyMap<string, SavedSelection>
  /** The rows of the files of locations that may be named, by their hashes. */
  readonly locationFiles: ReadonlyMap<string, ReadonlyArray<LocationRow>>
}
