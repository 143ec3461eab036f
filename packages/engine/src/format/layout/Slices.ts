import type { StoredColumn } from "../columns/StoredColumn.ts"
import { codeBits } from "../columns/codes.ts"
import { columnParts } from "../columns/columnParts.ts"

/**
 * The flags that every universe stores for its rows in addition to the attributes, one bit each. VALID: the position
 * has a record. HOUSEHOLD_END: the last row of a household. PHONE: a deliverable phone. APARTMENT: an apartment
 * address. PO_BOX and RURAL: the type of mail delivery; a city route if neither is set.
 */
export const FACTS = ["VALID", "HOUSEHOLD_END", "PHONE", "APARTMENT", "PO_BOX", "RURAL"] as const
export type Fact = (typeof FACTS)[number]

/**
 * The additional flags that only address universes store. BUSINESS: a business gets its mail there, not a household; in
 * other universes, all records at companies are businesses, and no others are. NAMED: the name of a person who gets
 * mail there is known; business imports store it too, and in other universes every record has a name.
 */
export const OCCUPANT_FACTS = ["BUSINESS", "NAMED"] as const
export type OccupantFact = (typeof OCCUPANT_FACTS)[number]

/** A group of slices that share one file. */
export interface SliceGroup {
  readonly name: string
  readonly slices: number
}

/**
 * Returns all slice groups of a universe: the flags that all universes have, the universe's additional flags, then its
 * columns.
 */
export const sliceGroups = (
  columns: ReadonlyArray<StoredColumn>,
  facts: ReadonlyArray<OccupantFact> = [],
): ReadonlyArray<SliceGroup> => [
  ...[...FACTS, ...facts].map((name) => ({ name, slices: 1 })),
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, slices: codeBits(stored) }))),
]

/** Returns whether a universe stores one of the additional flags. */
export const hasFact = (
  { bits }: { readonly bits: ReadonlyArray<Pick<SliceGroup, "name">> },
  fact: OccupantFact,
): boolean => bits.some(({ name }) => name === fact)
