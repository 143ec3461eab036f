import type { SuppressionSource } from "@listwright/domain/counting"
import type { Area, CanonicalDefinition, LocationFileHash, LocationRow } from "@listwright/domain/definition"
import type { Coverage } from "../geography/Coverage.ts"
import type { Ownership } from "../geography/Ownership.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/** What a count engine is asked about: a canonical definition, and what comes with it. */
export interface CountQuestion {
  readonly definition: CanonicalDefinition
  /** Slots of the bitmaps of persons that a source names; one that names nobody has none. */
  readonly suppressed: ReadonlyMap<SuppressionSource, number>
  /** What a saved count selects today; rejects where that cannot be had. */
  readonly savedCoverage: (savedCount: string) => Promise<Coverage>
  /** The rows of a file of locations; null where there is none of this hash. */
  readonly locationRows: (file: LocationFileHash) => Promise<ReadonlyArray<LocationRow> | null>
}

/** Whom a question selects, as far as it is known before the rows are counted. */
export interface SelectedRows {
  /** The areas that are not excluded, in their order. */
  readonly areas: ReadonlyArray<Area>
  /** What each of them contains, whichever area its rows belong to; of the nearest, those that it takes. */
  readonly covered: () => ReadonlyArray<Coverage>
  readonly conditions: ReadonlyArray<RowCondition>
  readonly oneAHousehold: boolean
  /** The rows of each area, whether they fulfill the conditions or not. */
  readonly ownership: Ownership
  /** The same where everybody could be among the nearest. */
  readonly geography: () => Ownership
}
