import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, type StoredColumn } from "../../format/columns/StoredColumn.ts"
import { peopleColumnsOf, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../catalogue/generatedColumns.ts"
import { businessColumns } from "./businessColumns.ts"

const industries = (codes: ReadonlyArray<string>): StoredColumn => ({
  column: {
    column: INDUSTRY_COLUMN,
    name: ATTRIBUTES.SIC,
    description:
      "What the business does, by up to three industries of the Standard Industrial Classification",
    inputType: "sic",
    category: category.business,
    min: null,
    max: null,
    values: [],
    priceElement: "Industry",
  },
  encoding: "industries",
  bits: 16,
  texts: codes,
})

/** Returns every attribute of a business, with the industry codes that rows may contain. */
export const columnsWith = (codes: ReadonlyArray<string>): ReadonlyArray<StoredColumn> => [
  industries(codes),
  ...businessColumns,
]

/** The generated columns of a business contact. */
export const businessRowColumns: ReadonlyArray<RowColumn> = [
  ...peopleColumnsOf(columnsWith([])),
  ...payloadParts,
  { name: "COMPANY_FORM", bits: 8 },
  { name: "COMPANY_NAME_AT", bits: 16 },
  { name: "COMPANY_WORD_AT", bits: 16 },
]
