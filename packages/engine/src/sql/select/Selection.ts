import type { SelectionStep } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import type { SuppressedTables } from "./conditionSql.ts"

/** A condition on single rows, with its step of the waterfall. */
export interface SqlCondition {
  readonly step: SelectionStep
  readonly sql: string
}

/** Which records a question selects, as SQL over `people` and tables of the session. */
export interface SqlSelection {
  /** The areas that are not excluded, in their order. */
  readonly areas: ReadonlyArray<Area>
  readonly oneAHousehold: boolean
  /** Geography first, with everybody who could be among the nearest. */
  readonly conditions: ReadonlyArray<SqlCondition>
  readonly suppressed: SuppressedTables
  /** The index of the area of a row that matches all conditions; `NOBODY` if it is in none. */
  readonly ordinal: string
  /** Of each area whether it contains a row, whichever the row belongs to; of the nearest, whether it is one of them. */
  readonly within: () => ReadonlyArray<string>
}
