import type { CountFlags } from "../counting/CountFlags.ts"
import type { OutFlags } from "../saved-lists/SavedListFlags.ts"

/** What `report breakdown` was asked: a list, and an attribute of it. */
export interface BreakdownFlags extends CountFlags, OutFlags {
  readonly attribute: string
}

/** What `report 2d` was asked: a list, and attributes; without any, all. */
export interface AreaTableFlags extends CountFlags, OutFlags {
  readonly attributes?: ReadonlyArray<string>
  readonly name?: string
}
