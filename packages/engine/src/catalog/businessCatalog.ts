import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, type StoredColumn } from "../format/columns/StoredColumn.ts"
import { businessColumns } from "./businessColumns.ts"

const industries = (codes: ReadonlyArray<string>): StoredColumn => ({
  column: {
    column: INDUSTRY_COLUMN,
    name: ATTRIBUTES.SIC,
    description: "What the business does, by up to three Standard Industrial Classification industries",
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
export const businessCatalog = (codes: ReadonlyArray<string>): ReadonlyArray<StoredColumn> => [
  industries(codes),
  ...businessColumns,
]
