import { canadianColumns } from "../../catalog/canadianColumns.ts"
import { peopleColumnsOf, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../rows/generatedColumns.ts"

/** The generated columns of a Canadian. */
export const canadianRowColumns: ReadonlyArray<RowColumn> = [
  ...peopleColumnsOf(canadianColumns([])),
  ...payloadParts,
]
