import { HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import type { Rows } from "../../format/rows/Rows.ts"

/**
 * Returns a function that marks a household's first row and its first row with a deliverable phone; `end` is exclusive.
 */
export const householdMarker = (rows: Rows) => {
  const [firsts, phones] = [rows.column("HOUSEHOLD_FIRST"), rows.column("PHONE")]
  return (start: number, end: number): void => {
    firsts[start] = HOUSEHOLD_FIRST.any
    let phoned = start
    while (phoned < end && phones[phoned] !== PHONE.deliverable) phoned++
    if (phoned < end) firsts[phoned] = (firsts[phoned] ?? 0) | HOUSEHOLD_FIRST.withPhone
  }
}
