import { FRACTIONS } from "@listwright/domain/shared"
import { sqlText } from "../../writing/sqlText.ts"
import { hashSql } from "./Field.ts"
import { plainLettersSql } from "./plainLettersSql.ts"

/**
 * Returns SQL that keeps only capitals, digits, and `others`, replacing each run of other characters with a single
 * space; returns the original text if nothing would be left.
 */
const words = (value: string, others: string): string =>
  `coalesce(nullif(trim(regexp_replace(${plainLettersSql(value)}, '[^A-Z0-9${others}]+', ' ', 'g')), ''), ${value})`

/**
 * Returns SQL that spells out fractions in digits: '613½' becomes '613 1/2'. Most addresses contain only ASCII and
 * aren't changed.
 */
const inDigits = (value: string): string =>
  `CASE WHEN strlen(${value}) = length(${value}) THEN ${value} ELSE ${FRACTIONS.reduce(
    (sql, [sign, written]) => `replace(${sql}, ${sqlText(sign)}, ${sqlText(` ${written} `)})`,
    value,
  )} END`

/** The SQL for an address, and for its company if records have one. */
export interface AddressSql {
  readonly address: string
  readonly company: string | null
}

const keyOf = ({ address, company }: AddressSql, plain: (value: string) => string): string =>
  // The letter keeps an address from meeting an identifier.
  hashSql(`'a' || ${company === null ? "" : `${plain(company)} || '|' || `}${plain(address)}`)

/**
 * Returns SQL for the household key of all records at an address, based on capitals, digits, fractions, and superscript
 * digits.
 */
export const householdKeySql = (at: AddressSql): string =>
  keyOf(at, (value) => words(inDigits(value), "\\p{No}"))

/**
 * Returns SQL for the household key in its former format, from when imports dropped fraction signs and 613½ belonged to
 * 613's household.
 */
const addressHouseholdBefore = (at: AddressSql): string => keyOf(at, (value) => words(value, ""))

/** Updates the household keys of earlier imports to the current format. */
export const repairHouseholds = (table: string, at: AddressSql): string =>
  `UPDATE ${table} SET HOUSEHOLD_KEY = ${householdKeySql(at)}
   WHERE (${[at.address, ...(at.company === null ? [] : [at.company])].map((value) => `regexp_matches(${value}, '\\p{No}')`).join(" OR ")})
     AND HOUSEHOLD_KEY = ${addressHouseholdBefore(at)}`
