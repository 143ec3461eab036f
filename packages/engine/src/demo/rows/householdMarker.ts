import { HOUSEHOLD_FIRST, PHONE } from "../../format/rows/rowColumns.ts"
import type { Rows } from "../../format/rows/Rows.ts"

/** Marks the first row of a household, and the first one that has a deliverable phone; `end` excluded. */
export const householdMarker = (rows: Rows) => {
  const [firsts, phones] = [rows.column("HOUSEHOLD_FIRST"), rows.column("PHONE")]
  return (start: number, end: number): void => {
    firsts[start] = HOUSEHOLD_FIRST.any
    let phoned = start
    while (phoned < end && phones[phoned] !== PHONE.deliverable) phoned++
    if (phoned < end) firsts[phoned] = (firsts[phoned] ?? 0) | HOUSEHOLD_FIRST.withPhone
  }
}
