import type { CountFlags } from "../counting/CountFlags.ts"
import type { OutFlags } from "../saved-lists/SavedListFlags.ts"

/** The options of `report breakdown`: a list and one of its attributes. */
export interface BreakdownFlags extends CountFlags, OutFlags {
  readonly attribute: string
}

/** The options of `report 2d`: a list and its attributes; all if missing. */
export interface AreaTableFlags extends CountFlags, OutFlags {
  readonly attributes?: ReadonlyArray<string>
  readonly name?: string
}
