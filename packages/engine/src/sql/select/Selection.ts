import type { SelectionStep } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import type { SuppressedTables } from "./conditionSql.ts"

/** A condition on individual rows, with its step in the waterfall. */
export interface SqlCondition {
  readonly step: SelectionStep
  readonly sql: string
}

/** The records that a question selects, as SQL over `people` and tables of the session. */
export interface SqlSelection {
  /** The areas that aren't excluded, in order. */
  readonly areas: ReadonlyArray<Area>
  readonly oneAHousehold: boolean
  /** The conditions, geography first; it includes all rows that could be among the nearest. */
  readonly conditions: ReadonlyArray<SqlCondition>
  readonly suppressed: SuppressedTables
  /** The index of the area of a row that matches all conditions; `NOBODY` if it isn't in any. */
  readonly ordinal: string
  /**
   * Returns, for each area, SQL that tells whether it contains a row, whichever area the row belongs to; for the
   * nearest, SQL that tells whether the row is one of them.
   */
  readonly within: () => ReadonlyArray<string>
}
