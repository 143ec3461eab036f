import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type Condition, conditionOf } from "./conditionOf.ts"

/**
 * The attribute that shows which people an email campaign reaches; no email address is ever stored. Its bit 0 means
 * 'yes'.
 */
export const EMAIL_REACH = "EMAILREACH"

/** Tells whether a universe knows which people an email campaign reaches. */
export const knowsEmail = (columns: ReadonlyArray<StoredColumn>): boolean => emailCondition(columns) !== null

/**
 * Returns the condition for records that an email campaign reaches; null if the universe doesn't know them, in which
 * case it reaches no record.
 */
export const emailCondition = (columns: ReadonlyArray<StoredColumn>): Condition | null => {
  const stored = columns.find(({ column }) => column.column === EMAIL_REACH)
  if (stored === undefined) return null
  const asked = conditionOf(stored, [{ kind: "values", column: EMAIL_REACH, values: ["Y"] }], new Set())
  return Result.getOrNull(asked)
}
