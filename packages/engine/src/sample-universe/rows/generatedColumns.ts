import { buildPeopleColumns, type RowColumn } from "../../format/rows/rowColumns.ts"
import { consumerColumns } from "../../catalog/consumerColumns.ts"

/** The columns of a generated universe's `people` files. */
export const peopleColumns: ReadonlyArray<RowColumn> = buildPeopleColumns(consumerColumns)

/** The generated columns for the `payload` files, before positions in lists are replaced by names. */
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

/** All columns of a generated row. */
export const generatedColumns: ReadonlyArray<RowColumn> = [...peopleColumns, ...payloadParts]
