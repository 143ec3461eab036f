import { type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { relax } from "../widening/relax.ts"
import type { CountBreakdown } from "../questions/Breakdown.ts"

/**
 * What to break down by a column so that each of its values shows what choosing it would find: everything else that is
 * asked, without the column's own criterion, under which its other values would be nobody.
 */
export const besideColumn = (definition: CanonicalDefinition, column: string): CanonicalDefinition =>
  relax(definition, { kind: "dropColumn", column })

/** How many have a value. */
export interface ValueShare {
  readonly records: number
  /** Of all, 0 to 1; 0 where there is nobody. */
  readonly share: number
  /** Of the value that most have, 0 to 1: how long its bar is. */
  readonly length: number
}

/** The share of each value in a breakdown; a value without records has none of it. */
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
