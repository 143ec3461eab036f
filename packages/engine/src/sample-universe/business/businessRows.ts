import { businessCatalog } from "../../catalog/businessCatalog.ts"
import { buildPeopleColumns, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../rows/generatedColumns.ts"

/** The generated columns of a business contact. */
export const businessRowColumns: ReadonlyArray<RowColumn> = [
  ...buildPeopleColumns(businessCatalog([])),
  ...payloadParts,
  { name: "COMPANY_FORM", bits: 8 },
  { name: "COMPANY_NAME_AT", bits: 16 },
  { name: "COMPANY_WORD_AT", bits: 16 },
]
