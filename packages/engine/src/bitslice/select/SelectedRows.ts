import type { SuppressionSource } from "@listwright/domain/counting"
import type { Area, CanonicalDefinition, LocationFileHash, LocationRow } from "@listwright/domain/definition"
import type { DoNotSellRows } from "../suppress/DoNotSellRows.ts"
import type { Coverage } from "../geography/Coverage.ts"
import type { Ownership } from "../geography/Ownership.ts"
import type { RowCondition } from "../../question/rowConditions.ts"

/** The slots of the bitmaps that mark the rows which a question leaves out. */
export interface MarkedSlots {
  /** The rows of the people on the do-not-sell list, which no answer counts; null if there are none. */
  readonly doNotSell: DoNotSellRows | null
  /** The slots that mark each source's suppressed rows; a source without people has no slot. */
  readonly suppressed: ReadonlyMap<SuppressionSource, number>
}

/** A question for a count engine: a canonical definition and its related data. */
export interface CountQuestion extends MarkedSlots {
  readonly definition: CanonicalDefinition
  /** Returns the rows that a saved count currently selects; rejects if they aren't available. */
  readonly savedCoverage: (savedCount: string) => Promise<Coverage>
  /** Returns a location file's rows; null if no file has this hash. */
  readonly locationRows: (file: LocationFileHash) => Promise<ReadonlyArray<LocationRow> | null>
}

/** The records that a question selects, to the extent known before the rows are counted. */
export interface SelectedRows {
  /** The areas that aren't excluded, in order. */
  readonly areas: ReadonlyArray<Area>
  /**
   * Returns the rows in each area, regardless of which area owns them; for an area of the nearest records, the records
   * that it selects.
   */
  readonly covered: () => ReadonlyArray<Coverage>
  readonly conditions: ReadonlyArray<RowCondition>
  readonly oneAHousehold: boolean
  /** The rows of each area, whether or not they match the conditions. */
  readonly ownership: Ownership
  /** Returns the ownership with every record that could be among the nearest. */
  readonly geography: () => Ownership
}
