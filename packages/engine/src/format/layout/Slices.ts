import type { StoredColumn } from "../columns/StoredColumn.ts"
import { codeBits } from "../columns/codes.ts"
import { columnParts } from "../columns/columnParts.ts"

/**
 * The facts that every universe stores about its rows besides the attributes, one bit each. VALID: the position has a
 * record. HOUSEHOLD_END: the last row of a household. PHONE: a phone that may be delivered. APARTMENT: lives in one.
 * PO_BOX and RURAL: the way mail arrives; a city route if neither is set.
 */
export const FACTS = ["VALID", "HOUSEHOLD_END", "PHONE", "APARTMENT", "PO_BOX", "RURAL"] as const
export type Fact = (typeof FACTS)[number]

/**
 * The additional facts that only universes of addresses store. BUSINESS: a business gets its mail there, not a
 * household; in other universes, all records at companies are businesses, and no others are. NAMED: the name of a
 * person who gets mail there is known; imports of businesses store it too, and in other universes every record has a
 * name.
 */
export const OCCUPANT_FACTS = ["BUSINESS", "NAMED"] as const
export type OccupantFact = (typeof OCCUPANT_FACTS)[number]

/** A group of slices that share one file. */
export interface SliceGroup {
  readonly name: string
  readonly slices: number
}

/**
 * Returns every slice group of a universe: the facts that all universes have, its additional facts, then its columns.
 */
export const sliceGroups = (
  columns: ReadonlyArray<StoredColumn>,
  facts: ReadonlyArray<OccupantFact> = [],
): ReadonlyArray<SliceGroup> => [
  ...[...FACTS, ...facts].map((name) => ({ name, slices: 1 })),
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, slices: codeBits(stored) }))),
]

/** Tells whether a universe stores a fact that not all universes store. */
export const hasFact = (
  { bits }: { readonly bits: ReadonlyArray<Pick<SliceGroup, "name">> },
  fact: OccupantFact,
): boolean => bits.some(({ name }) => name === fact)
