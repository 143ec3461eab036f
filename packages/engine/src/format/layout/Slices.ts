import type { StoredColumn } from "../columns/StoredColumn.ts"
import { codeBits } from "../columns/codes.ts"
import { columnParts } from "../columns/columnParts.ts"

/**
 * What every universe stores of its rows besides the attributes, one bit each. VALID: the position holds a record.
 * HOUSEHOLD_END: the last row of a household. PHONE: a phone that may be delivered. APARTMENT: lives in one. PO_BOX and
 * RURAL: how mail arrives; neither: by a city route.
 */
export const FACTS = ["VALID", "HOUSEHOLD_END", "PHONE", "APARTMENT", "PO_BOX", "RURAL"] as const
export type Fact = (typeof FACTS)[number]

/** Slices that belong together and share one file. */
export interface SliceGroup {
  readonly name: string
  readonly slices: number
}

/** Every group of a universe: the facts, then its columns. */
export const sliceGroups = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<SliceGroup> => [
  ...FACTS.map((name) => ({ name, slices: 1 })),
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, slices: codeBits(stored) }))),
]
