import { buildPeopleColumns, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../rows/generatedColumns.ts"
import { moverColumns } from "../../catalog/moverColumns.ts"

/** The columns drawn for a mover. */
export const moverRowColumns: ReadonlyArray<RowColumn> = [
  ...buildPeopleColumns(moverColumns([])),
  ...payloadParts,
]
