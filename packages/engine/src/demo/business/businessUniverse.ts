import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, type StoredColumn } from "../../format/columns/StoredColumn.ts"
import { peopleColumnsOf, type RowColumn } from "../../format/rows/rowColumns.ts"
import { payloadParts } from "../catalogue/generatedColumns.ts"
import type { DemoUniverse } from "../DemoUniverse.ts"
import { layOutPlaces } from "../places/layOutPlaces.ts"
import { withRecords } from "../places/withRecords.ts"
import { businessColumns } from "./businessColumns.ts"
import { fillBusinesses } from "./fillBusinesses.ts"
import { readTrades } from "./trades.ts"

/** Contacts of businesses for each consumer of the demo. */
const CONTACTS_A_PERSON = 0.1

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

const columnsWith = (codes: ReadonlyArray<string>): ReadonlyArray<StoredColumn> => [
  industries(codes),
  ...businessColumns,
]

/** What is drawn for the contact of a business. */
export const businessRowColumns: ReadonlyArray<RowColumn> = [
  ...peopleColumnsOf(columnsWith([])),
  ...payloadParts,
  { name: "COMPANY_FORM", bits: 8 },
  { name: "COMPANY_NAME_AT", bits: 16 },
  { name: "COMPANY_WORD_AT", bits: 16 },
]

/** Contacts at the locations of companies. */
export const businessUniverse: DemoUniverse = {
  name: "business",
  source: "synthetic businesses over real geography",
  columns: () => columnsWith(readTrades().codes),
  rowColumns: businessRowColumns,
  companyWords: () => readTrades().words,
  layOut: (seed, people, within) =>
    withRecords(
      layOutPlaces(seed, people, within),
      Math.max(1, Math.round(people * CONTACTS_A_PERSON)),
      // Towns have more than their share, and every place with people has some.
      ({ people: here, urbanity }) => here * (0.6 + 0.8 * urbanity),
    ),
  fill: fillBusinesses,
}
