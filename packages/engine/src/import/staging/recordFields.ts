import { sqlText } from "../../writing/sqlText.ts"
import { COMPANY_FIELD } from "../../format/blocks/blockLayout.ts"
import { flagAnswers } from "../mapping/flagAnswers.ts"
import type { RecordRules } from "../mapping/recordRules.ts"
import type { Flag, RecordMapping } from "../mapping/Mapping.ts"
import { NO_ROUTE } from "../../format/rows/routeCode.ts"
import { PHONE } from "../../format/rows/rowColumns.ts"
import { householdKeySql } from "./householdKeySql.ts"
import { cellName, type Field, hashSql, matchesSql, wholeNumberSql } from "./Field.ts"
import { PLACE_CODES } from "./placeCodes.ts"

export const NULL_TEXT = "NULL::VARCHAR"
const cell = (column: string | undefined): string => (column === undefined ? NULL_TEXT : cellName(column))

const degrees = (value: string): string =>
  `CASE WHEN ${matchesSql(value, "[-+]?[0-9]{1,3}([.][0-9]*)?")} THEN ${value}::DOUBLE END`

const among = (value: string, answers: ReadonlyArray<string>): string =>
  `upper(${value}) IN (${answers.map(sqlText).join(", ")})`

/** Returns SQL for a flag: true, false, or NULL if the cell has an unexpected value. */
export const flagSql = (answers: Flag): string => {
  const [own, { no, yes }] = [cellName(answers.column), flagAnswers(answers)]
  return `CASE WHEN ${own} IS NULL OR ${among(own, no)} THEN false WHEN ${among(own, yes)} THEN true END`
}

/** Returns SQL that strips the punctuation from a phone number. */
const digits = (phone: string): string => `translate(${phone}, '-(). ', '')`

const keyFields = ({ key }: RecordMapping): ReadonlyArray<Field> => {
  const own = cellName(key.column)
  return [
    {
      name: "PERSON_KEY",
      type: "UBIGINT",
      value:
        key.as === "text"
          ? hashSql(own)
          : `CASE WHEN ${matchesSql(own, "[0-9]{1,20}")} THEN TRY_CAST(${own} AS UBIGINT) END`,
    },
    { name: "KEY_TEXT", type: "VARCHAR", value: own },
  ]
}

/** Returns the fields that every record has; `ZIPS` is the joined table of existing places. */
export const recordFields = (
  record: RecordMapping,
  { country, hasCompanies }: RecordRules,
): ReadonlyArray<Field> => {
  const phone = cell(record.phone?.column)
  const route = `upper(${cell(record.carrierRoute)})`
  const household = cell(record.household)
  const address = cellName(record.address)
  const doNotCall = record.phone?.doNotCall ?? "removed"
  return [
    ...keyFields(record),
    { name: "ZIP", type: "UINTEGER", value: "ZIPS.ZIP" },
    {
      name: "ZIP4",
      type: "UINTEGER",
      value: PLACE_CODES[country].zip4(record),
    },
    {
      name: "ROUTE",
      type: "USMALLINT",
      value: `CASE WHEN ${route} IS NULL THEN ${NO_ROUTE} WHEN ${matchesSql(route, "[BCGHR][0-9]{3}")}
        THEN (strpos('BCGHR', ${route}[1]) - 1) * 1000 + ${route}[2:]::BIGINT END`,
    },
    { name: "WALK_SEQUENCE", type: "USMALLINT", value: wholeNumberSql(cell(record.walkSequence)) },
    { name: "DELIVERY_SCORE", type: "UTINYINT", value: wholeNumberSql(cell(record.deliveryScore)) },
    {
      name: "HOUSEHOLD_KEY",
      type: "UBIGINT",
      // The letter keeps an identifier from meeting an address.
      value: `CASE WHEN ${household} IS NOT NULL THEN ${hashSql(`'h' || ${household}`)}
        ELSE ${householdKeySql({ address, company: hasCompanies ? cell(record.company) : null })} END`,
    },
    { name: "HOUSEHOLD_TEXT", type: "VARCHAR", value: household },
    { name: "FIRST_NAME", type: "VARCHAR", value: cell(record.firstName) },
    { name: "LAST_NAME", type: "VARCHAR", value: cell(record.lastName) },
    { name: COMPANY_FIELD, type: "VARCHAR", value: cell(record.company) },
    { name: "ADDRESS", type: "VARCHAR", value: address },
    { name: "CITY", type: "VARCHAR", value: `coalesce(${cell(record.city)}, ZIPS.CITY)` },
    { name: "STATE", type: "VARCHAR", value: `coalesce(${cell(record.state)}, ZIPS.STATE)` },
    {
      name: "PHONE_NUMBER",
      type: "UBIGINT",
      value: `CASE WHEN ${matchesSql(phone, "[0-9]{10}")} THEN ${phone}::UBIGINT
        WHEN ${matchesSql(phone, "[0-9(][-0-9(). ]{9,15}[0-9]")} AND ${matchesSql(digits(phone), "[0-9]{10}")}
        THEN ${digits(phone)}::UBIGINT END`,
    },
    {
      name: "PHONE",
      type: "UTINYINT",
      value: `CASE WHEN ${phone} IS NULL THEN ${PHONE.none}
        WHEN ${doNotCall === "removed" ? "false" : flagSql(doNotCall)} THEN ${PHONE.doNotCall} ELSE ${PHONE.deliverable} END`,
    },
    { name: "LATITUDE", type: "DOUBLE", value: degrees(cell(record.latitude)) },
    { name: "LONGITUDE", type: "DOUBLE", value: degrees(cell(record.longitude)) },
    {
      name: "APARTMENT",
      type: "BOOLEAN",
      value: record.apartment === undefined ? "false" : flagSql(record.apartment),
    },
    {
      name: "BUSINESS",
      type: "BOOLEAN",
      value: record.business === undefined ? "false" : flagSql(record.business),
    },
  ]
}
