import { columnParts } from "../columns/columnParts.ts"
import type { StoredColumn } from "../columns/StoredColumn.ts"

/** An unsigned whole number stored in every row. */
export interface RowColumn {
  readonly name: string
  readonly bits: 8 | 16 | 32
}

/**
 * The ADDRESS_KIND of a row: a house, an apartment in a building, a post office box, or a business's house, suite, or
 * box.
 */
export const ADDRESS_KINDS = { house: 0, flat: 1, box: 2, business: 3, suite: 4, businessBox: 5 } as const
export type AddressKind = (typeof ADDRESS_KINDS)[keyof typeof ADDRESS_KINDS]

/** The address kinds used by businesses. */
export const BUSINESS_ADDRESS_KINDS: ReadonlyArray<AddressKind> = [
  ADDRESS_KINDS.business,
  ADDRESS_KINDS.suite,
  ADDRESS_KINDS.businessBox,
]

/** The values of PHONE in a row: no phone, a deliverable phone, or a phone on the do-not-call list. */
export const PHONE = { none: 0, deliverable: 1, doNotCall: 2 } as const

/**
 * The bits of HOUSEHOLD_FIRST. `any`: the first row of its household; `withPhone`: the household's first row with a
 * deliverable phone. For one record per household, select the rows with the bit set.
 */
export const HOUSEHOLD_FIRST = { any: 1, withPhone: 2 } as const

/**
 * Returns the columns of `people` files. ROW_ID counts from 0 across the whole universe; ZIP and ZIP4 are `ZIP_NUMBERS`
 * numbers, ZIP4 with nine digits, the last four 0000 if a record has no ZIP+4; ROUTE is a `routeCode` or `NO_ROUTE`;
 * HOUSEHOLD counts from 0 within its ZIP Code; the attributes follow.
 */
export const buildPeopleColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<RowColumn> => [
  { name: "ROW_ID", bits: 32 },
  { name: "ZIP", bits: 32 },
  { name: "ZIP4", bits: 32 },
  { name: "ROUTE", bits: 16 },
  { name: "HOUSEHOLD", bits: 32 },
  { name: "HOUSEHOLD_FIRST", bits: 8 },
  { name: "PHONE", bits: 8 },
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, bits: stored.bits }))),
]
