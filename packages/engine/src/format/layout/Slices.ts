import type { StoredColumn } from "../columns/StoredColumn.ts"
import { codeBits } from "../columns/codes.ts"
import { columnParts } from "../columns/columnParts.ts"

/**
 * The facts that every universe stores of its rows besides the attributes, one bit each. VALID: the position holds a
 * record. HOUSEHOLD_END: the last row of a household. PHONE: a phone that may be delivered. APARTMENT: lives in one.
 * PO_BOX and RURAL: the way mail arrives; neither means a city route.
 */
export const FACTS = ["VALID", "HOUSEHOLD_END", "PHONE", "APARTMENT", "PO_BOX", "RURAL"] as const
export type Fact = (typeof FACTS)[number]

/**
 * The facts that only universes of addresses store besides. BUSINESS: a business gets its mail there, not a
 * household; elsewhere, all records at companies are businesses, and no others are. NAMED: a person who gets mail
 * there is known by name; imports of businesses store it too, and elsewhere every record has a name.
 */
export const OCCUPANT_FACTS = ["BUSINESS", "NAMED"] as const
export type OccupantFact = (typeof OCCUPANT_FACTS)[number]

/** Slices that belong together and share one file. */
export interface SliceGroup {
  readonly name: string
  readonly slices: number
}

/** Every group of a universe: the facts that all have, those that it has besides, then its columns. */
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
