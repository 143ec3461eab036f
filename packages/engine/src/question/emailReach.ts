import { Result } from "effect"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type Condition, conditionOf } from "./conditionOf.ts"

/** The attribute that says whom an e-mail campaign reaches; no address is ever stored. Its bit 0 is that of 'yes'. */
export const EMAIL_REACH = "EMAILREACH"

/** Whether a universe says whom an e-mail campaign reaches. */
export const knowsEmail = (columns: ReadonlyArray<StoredColumn>): boolean => emailCondition(columns) !== null

/** What records that an e-mail campaign reaches fulfill; null: the universe does not say who they are, so nobody. */
export const emailCondition = (columns: ReadonlyArray<StoredColumn>): Condition | null => {
  const stored = columns.find(({ column }) => column.column === EMAIL_REACH)
  if (stored === undefined) return null
  const asked = conditionOf(stored, [{ kind: "values", column: EMAIL_REACH, values: ["Y"] }], new Set())
  return Result.getOrNull(asked)
}
