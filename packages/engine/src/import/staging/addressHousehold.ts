import { FRACTIONS } from "@listwright/domain/shared"
import { text } from "../../demo/build/writeRows.ts"
import { hashOf } from "./Field.ts"
import { plainLettersSql } from "./plainLettersSql.ts"

/** Capitals and what a pattern lets through, and one blank for everything between; the text itself where nothing would be left. */
const words = (value: string, others: string): string =>
  `coalesce(nullif(trim(regexp_replace(${plainLettersSql(value)}, '[^A-Z0-9${others}]+', ' ', 'g')), ''), ${value})`

/** Fractions in digits: '613½' is '613 1/2'. Most addresses have capitals, digits and nothing else. */
const inDigits = (value: string): string =>
  `CASE WHEN strlen(${value}) = length(${value}) THEN ${value} ELSE ${FRACTIONS.reduce(
    (sql, [sign, written]) => `replace(${sql}, ${text(sign)}, ${text(` ${written} `)})`,
    value,
  )} END`

/** SQL of an address, and of the company there where records have one. */
export interface AddressSql {
  readonly address: string
  readonly company: string | null
}

const keyOf = ({ address, company }: AddressSql, plain: (value: string) => string): string =>
  // The letter keeps an address from meeting an identifier.
  hashOf(`'a' || ${company === null ? "" : `${plain(company)} || '|' || `}${plain(address)}`)

/** The key of the household of all records at an address: capitals, digits, fractions and raised digits. */
export const addressHousehold = (at: AddressSql): string =>
  keyOf(at, (value) => words(inDigits(value), "\\p{No}"))

/** The same in universes that were imported when signs of fractions were left out, and 613½ was the household of 613. */
const addressHouseholdBefore = (at: AddressSql): string => keyOf(at, (value) => words(value, ""))

/** Gives the households of records that were imported before the keys that they have now. */
export const repairHouseholds = (table: string, at: AddressSql): string =>
  `UPDATE ${table} SET HOUSEHOLD_KEY = ${addressHousehold(at)}
   WHERE (${[at.address, ...(at.company === null ? [] : [at.company])].map((value) => `regexp_matches(${value}, '\\p{No}')`).join(" OR ")})
     AND HOUSEHOLD_KEY = ${addressHouseholdBefore(at)}`
