import type { SelectionStep } from "@listwright/domain/counting"
import type { Area } from "@listwright/domain/definition"
import type { SuppressedTables } from "./conditionSql.ts"

/** A condition on single rows, with its step of the waterfall. */
export interface SqlCondition {
  readonly step: SelectionStep
  readonly sql: string
}

/** Whom a question selects, as SQL over `people` and tables of the session. */
export interface SqlSelection {
  /** The areas that are not excluded, in their order. */
  readonly areas: ReadonlyArray<Area>
  readonly oneAHousehold: boolean
  /** Geography first, with everybody who could be among the nearest. */
  readonly conditions: ReadonlyArray<SqlCondition>
  readonly suppressed: SuppressedTables
  /** The place of the area that a row which fulfils all conditions belongs to; `NOBODY` if it belongs to none. */
  readonly ordinal: string
}
