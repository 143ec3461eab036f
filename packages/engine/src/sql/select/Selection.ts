import type { SelectionStep } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import type { SuppressedTables } from "./conditionSql.ts"

/** A condition on individual rows and its step in the waterfall. */
export interface SqlCondition {
  readonly step: SelectionStep
  readonly sql: string
}

/** The records selected by a question, as SQL over `people` and the session's tables. */
export interface SqlSelection {
  /** The areas that aren't excluded, in order. */
  readonly areas: ReadonlyArray<Area>
  readonly oneAHousehold: boolean
  /**
   * Tells whether a row counts as in the file, which it doesn't if its person is on the do-not-sell list. Every
   * statement over `people` needs this condition, and it's no step.
   */
  readonly inFile: string
  /** The conditions, geography first. The geography condition includes all rows that could be among the nearest. */
  readonly conditions: ReadonlyArray<SqlCondition>
  readonly suppressed: SuppressedTables
  /** SQL for the area index of a row that matches all conditions; `NO_AREA_ORDINAL` if it isn't in any area. */
  readonly ordinal: string
  /**
   * Returns an SQL condition for each area that's true if the area contains a row, whichever area the row is assigned
   * to; for a nearest-records area, if the row is among the nearest.
   */
  readonly within: () => ReadonlyArray<string>
}
