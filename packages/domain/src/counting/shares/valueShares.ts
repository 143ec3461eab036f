import { type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { relax } from "../widening/relax.ts"
import type { CountBreakdown } from "../questions/Breakdown.ts"

/**
 * Returns the definition to break down by a column so that each value shows the number of records that choosing it
 * would find. Drops the column's own criterion, which would leave its other values empty, and keeps everything else.
 */
export const withoutColumnCriteria = (definition: CanonicalDefinition, column: string): CanonicalDefinition =>
  relax(definition, { kind: "dropColumn", column })

/** The number of records with a value, and their share. */
export interface ValueShare {
  readonly records: number
  /** The fraction of all records, 0 to 1; 0 if there are no records. */
  readonly share: number
  /** The length of the bar, 0 to 1: the records relative to those of the most common value. */
  readonly length: number
}

/** Returns a function that looks up each value's share in a breakdown; a value without records has a share of 0. */
export const valueShares = ({
  rows,
  total,
}: Pick<CountBreakdown, "rows" | "total">): ((value: string) => ValueShare) => {
  const known = new Map(rows.flatMap(({ records, value }) => (value === null ? [] : [[value, records]])))
  const largest = Math.max(1, ...known.values())
  return (value) => {
    const records = known.get(value) ?? 0
    return { records, share: total === 0 ? 0 : records / total, length: records / largest }
  }
}
