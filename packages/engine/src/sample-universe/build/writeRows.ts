import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api"
import { ADDRESS_FORMS, suffixText } from "../addresses/addressForms.ts"
import { companyForms } from "../business/companyTexts.ts"
import type { NameLists } from "../people/nameLists.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Place } from "../../format/layout/Place.ts"
import type { OccupantFact } from "../../format/layout/Slices.ts"
import {
  type AddressKind,
  BUSINESS_ADDRESS_KINDS,
  buildPeopleColumns,
  type RowColumn,
} from "../../format/rows/rowColumns.ts"
import { Rows } from "../../format/rows/Rows.ts"
import { PARQUET_FORMAT } from "../../writing/parquetFormat.ts"
import { sqlText } from "../../writing/sqlText.ts"
import { rowsFunction } from "./rowsFunction.ts"

const list = (values: ReadonlyArray<string>): string => `[${values.map(sqlText).join(",")}]`
const at = (values: ReadonlyArray<string>, position: string): string =>
  `list_extract(${list(values)}, ${position} + 1)`

/** DuckDB, with the rows that it's currently writing. */
export interface Writer {
  readonly connection: DuckDBConnection
  /** The columns of the `people` files, as SQL. */
  readonly people: string
  inHand: Rows
}

/** Opens a writer with one thread, which keeps rows in order and makes the files identical every time. */
export const openWriter = async (
  rowColumns: ReadonlyArray<RowColumn>,
  attributes: ReadonlyArray<StoredColumn>,
): Promise<Writer> => {
  const settings = { threads: "1", memory_limit: "1GB", preserve_insertion_order: "true" }
  const instance = await DuckDBInstance.create(":memory:", settings)
  const people = buildPeopleColumns(attributes)
    .map(({ name }) => name)
    .join(", ")
  const writer: Writer = { connection: await instance.connect(), people, inHand: new Rows(0, rowColumns) }
  writer.connection.registerTableFunction(rowsFunction(rowColumns, () => writer.inHand))
  return writer
}

const address = ({ streets, suffixes }: NameLists): string => {
  const byKind = (piece: (form: (typeof ADDRESS_FORMS)[AddressKind]) => string): string =>
    `CASE ADDRESS_KIND ${Object.entries(ADDRESS_FORMS)
      .map(([kind, form]) => `WHEN ${kind} THEN ${piece(form)}`)
      .join(" ")} END`
  const street = `' ' || ${at(streets, "STREET_AT")} || ${at(suffixes.map(suffixText), "SUFFIX_AT")}`
  const onStreet = Object.entries(ADDRESS_FORMS).flatMap(([kind, { hasStreet }]) => (hasStreet ? [kind] : []))
  return [
    byKind(({ before }) => sqlText(before)),
    "NUMBER",
    `CASE WHEN ADDRESS_KIND IN (${onStreet.join(", ")}) THEN ${street} ELSE '' END`,
    byKind(({ unit }) => (unit === null ? "''" : `${sqlText(unit)} || UNIT`)),
  ].join(" || ")
}

const company = (names: NameLists, places: ReadonlyArray<Place>, words: ReadonlyArray<string>): string => {
  const forms = Object.entries(companyForms(names, places)).map(
    ([code, { between, column, list: from }]) =>
      `WHEN ${code} THEN ${at(from, column)} || ${sqlText(between)} || ${at(words, "COMPANY_WORD_AT")}`,
  )
  return `CASE COMPANY_FORM ${forms.join(" ")} END AS COMPANY,`
}

/** The SQL columns for address flags that only some universes store. */
const FACT_COLUMNS: Readonly<Record<OccupantFact, string>> = {
  BUSINESS: `ADDRESS_KIND IN (${BUSINESS_ADDRESS_KINDS.join(", ")}) AS BUSINESS,`,
  // A record without a name has nothing in its place.
  NAMED: "",
}

/** Writes the two Parquet files of some rows: attributes, and names with addresses and phones. */
export const writeRows = async (
  writer: Writer,
  rows: Rows,
  places: ReadonlyArray<Place>,
  names: NameLists,
  companyWords: ReadonlyArray<string> | null,
  facts: ReadonlyArray<OccupantFact>,
  files: { readonly people: string; readonly payload: string },
): Promise<void> => {
  const { connection, people } = writer
  writer.inHand = rows
  await connection.run(`COPY (SELECT ${people} FROM rows()) TO ${sqlText(files.people)} (${PARQUET_FORMAT})`)
  await connection.run(`COPY (SELECT ROW_ID,
    (KEY_HIGH::UBIGINT << 32) | KEY_LOW::UBIGINT AS PERSON_KEY,
    ${companyWords === null ? "" : company(names, places, companyWords)}
    ${facts.map((fact) => FACT_COLUMNS[fact]).join(" ")}
    ${at(names.first, "FIRST_AT")} AS FIRST_NAME,
    ${at(names.last, "LAST_AT")} AS LAST_NAME,
    ${address(names)} AS ADDRESS,
    ${at(
      places.map(({ city }) => city),
      "PLACE_AT",
    )} AS CITY,
    ${at(
      places.map(({ state }) => state),
      "PLACE_AT",
    )} AS STATE,
    CASE PHONE_PREFIX WHEN 0 THEN NULL ELSE PHONE_PREFIX::UBIGINT * 10000 + PHONE_LINE END AS PHONE_NUMBER,
    DELIVERY_SCORE, WALK_SEQUENCE
    FROM rows()) TO ${sqlText(files.payload)} (${PARQUET_FORMAT})`)
}
