import { peopleColumnsOf, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../catalogue/generatedColumns.ts"
import { occupantColumns } from "./occupantColumns.ts"

/** The columns that are drawn for an address. NAMED is 1 if a person who gets mail there is known by name. */
export const occupantRowColumns: ReadonlyArray<RowColumn> = [
  ...peopleColumnsOf(occupantColumns),
  ...payloadParts,
  { name: "NAMED", bits: 8 },
]
