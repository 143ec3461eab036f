import { buildPeopleColumns, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../rows/generatedColumns.ts"
import { occupantColumns } from "../../catalog/occupantColumns.ts"

/** The columns drawn for an address. NAMED is 1 if a mail recipient's name is known. */
export const occupantRowColumns: ReadonlyArray<RowColumn> = [
  ...buildPeopleColumns(occupantColumns),
  ...payloadParts,
  { name: "NAMED", bits: 8 },
]
