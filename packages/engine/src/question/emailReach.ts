import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type Condition, createCondition } from "./createCondition.ts"

/**
 * The attribute that shows which people can be reached by an email campaign; no email address is ever stored. Its bit 0
 * means 'yes'.
 */
export const EMAIL_REACH = "EMAILREACH"

/** Returns whether a universe knows which people can be reached by an email campaign. */
export const hasEmailReach = (columns: ReadonlyArray<StoredColumn>): boolean =>
  emailCondition(columns) !== null

/**
 * Returns the condition for records that can be reached by an email campaign; null if the universe doesn't know which
 * ones can be, in which case a campaign reaches no records.
 */
export const emailCondition = (columns: ReadonlyArray<StoredColumn>): Condition | null => {
  const stored = columns.find(({ column }) => column.column === EMAIL_REACH)
  if (stored === undefined) return null
  const asked = createCondition(stored, [{ kind: "values", column: EMAIL_REACH, values: ["Y"] }], new Set())
  return Result.getOrNull(asked)
}
