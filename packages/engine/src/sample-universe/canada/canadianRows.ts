import { canadianColumns } from "../../catalog/canadianColumns.ts"
import { buildPeopleColumns, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../rows/generatedColumns.ts"

/** The generated columns of a Canadian. */
export const canadianRowColumns: ReadonlyArray<RowColumn> = [
  ...buildPeopleColumns(canadianColumns([])),
  ...payloadParts,
]
