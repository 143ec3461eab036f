import type { DuckDBInstance, DuckDBValue } from "@duckdb/node-api"
import type { UnmaskedRecord } from "@listwright/domain/counting"
import { industryNames } from "@listwright/geography"
import { COMPANY_FIELD } from "../../format/blocks/blockLayout.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { PHONE } from "../../format/rows/rowColumns.ts"
import type { ZipNumbers } from "../../format/rows/zipNumbers.ts"
import { cellText } from "../valueText.ts"

/** The fields to read from a record. */
export interface SampleFields {
  readonly columns: ReadonlyArray<StoredColumn>
  readonly withPhones: boolean
  /** True if the records belong to companies. */
  readonly withCompanies: boolean
}

const text = (value: DuckDBValue | undefined): string =>
  value === null || value === undefined ? "" : String(value)

/**
 * Reads a few rows by number, in row order, from the views `people` and `payload`. The only location data read is the
 * ZIP Code or the first half of the postal code.
 */
export const readSample = async (
  instance: DuckDBInstance,
  rows: ReadonlyArray<number>,
  { columns, withCompanies, withPhones }: SampleFields,
  { zipText }: ZipNumbers,
): Promise<ReadonlyArray<UnmaskedRecord>> => {
  if (rows.length === 0) return []
  const names = columns.flatMap(columnParts)
  const industries = industryNames()
  const these = `ROW_ID IN (${rows.join(", ")})`
  const connection = await instance.connect()
  try {
    const found = await connection.runAndReadAll(
      `SELECT FIRST_NAME, LAST_NAME, ADDRESS, CITY, STATE, ZIP, CASE PHONE WHEN ${PHONE.deliverable} THEN PHONE_NUMBER END,
         ${withCompanies ? COMPANY_FIELD : "NULL"}
         ${names.map((name) => `, people.${name}`).join("")}
       FROM (SELECT * FROM people WHERE ${these}) AS people
       JOIN (SELECT * FROM payload WHERE ${these}) AS payload USING (ROW_ID) ORDER BY ROW_ID`,
    )
    return found.getRows().map(([first, last, address, city, state, zip, phone = null, company, ...held]) => {
      const numbers = new Map(names.map((name, at) => [name, Number(held[at])]))
      return {
        ...(withCompanies ? { company: text(company) } : {}),
        firstName: text(first),
        lastName: text(last),
        address: text(address),
        city: text(city),
        state: text(state),
        zip: zipText(Number(zip)),
        phone: withPhones && phone !== null ? text(phone) : null,
        values: columns.map((stored) => ({
          column: stored.column.column,
          inputType: stored.column.inputType,
          text: cellText(
            stored,
            columnParts(stored).map((part) => numbers.get(part) ?? 0),
            text(last),
            industries,
          ),
        })),
      }
    })
  } finally {
    connection.closeSync()
  }
}
