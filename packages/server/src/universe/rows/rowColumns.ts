import { consumerColumns } from "../catalogue/consumerColumns.ts"
import type { StoredColumn } from "../catalogue/StoredColumn.ts"

/** An unsigned whole number that every row holds. */
export interface RowColumn {
  readonly name: string
  readonly bits: 8 | 16 | 32
}

/** PHONE of a row: none; one that may be delivered; one on the do-not-call list. */
export const PHONE = { none: 0, deliverable: 1, doNotCall: 2 } as const

/**
 * Bits of HOUSEHOLD_FIRST. `any`: the first row of its household; `withPhone`: the first of those with a deliverable
 * phone. One record a household is a row that has the bit.
 */
export const HOUSEHOLD_FIRST = { any: 1, withPhone: 2 } as const

/**
 * What the files of `people` hold: ROW_ID counts from 0 through the universe; ZIP4 has nine digits, the last four 0000
 * where a record has no ZIP+4; ROUTE is a `routeCode` or `NO_ROUTE`; HOUSEHOLD counts from 0 within its ZIP Code; then the
 * attributes.
 */
export const peopleColumnsOf = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<RowColumn> => [
  { name: "ROW_ID", bits: 32 },
  { name: "ZIP", bits: 32 },
  { name: "ZIP4", bits: 32 },
  { name: "ROUTE", bits: 16 },
  { name: "HOUSEHOLD", bits: 32 },
  { name: "HOUSEHOLD_FIRST", bits: 8 },
  { name: "PHONE", bits: 8 },
  ...columns.map(({ column, bits }) => ({ name: column.column, bits })),
]

/** The same of the generator. */
export const peopleColumns: ReadonlyArray<RowColumn> = peopleColumnsOf(consumerColumns)

/** What is drawn for the files of `payload`, before positions in lists become names. */
export const payloadParts: ReadonlyArray<RowColumn> = [
  { name: "KEY_HIGH", bits: 32 },
  { name: "KEY_LOW", bits: 32 },
  { name: "FIRST_AT", bits: 16 },
  { name: "LAST_AT", bits: 16 },
  { name: "ADDRESS_KIND", bits: 8 },
  { name: "NUMBER", bits: 32 },
  { name: "STREET_AT", bits: 16 },
  { name: "SUFFIX_AT", bits: 8 },
  { name: "UNIT", bits: 16 },
  { name: "PLACE_AT", bits: 16 },
  { name: "PHONE_PREFIX", bits: 32 },
  { name: "PHONE_LINE", bits: 16 },
  { name: "DELIVERY_SCORE", bits: 8 },
  { name: "WALK_SEQUENCE", bits: 16 },
]
