import { sqlText } from "../../writing/sqlText.ts"

/** A value in each staged row, read from the cells of an input row. */
export interface Field {
  readonly name: string
  /** The SQL type. */
  readonly type: string
  /** An SQL expression over cells; NULL if they're empty or unreadable. */
  readonly value: string
}

/** A reason for rejecting a row. */
export interface Check {
  /** An SQL expression over cells and field values; true if the check fails. */
  readonly fails: string
  /** The column in the input files, and an SQL expression for the part of it that is shown. */
  readonly column: string
  readonly shown: string
  readonly kind: RefusalKind
  /** The text after the value, such as 'is not a 5-digit ZIP Code'. */
  readonly reason: string
}

/** The reasons for rejecting a row. */
export type RefusalKind =
  | "RowMalformed"
  | "OperationUnknown"
  | "KeyMissing"
  | "KeyUnreadable"
  | "KeyTwice"
  | "KeyUnknown"
  | "NameMissing"
  | "CompanyMissing"
  | "TextUnusable"
  | "AddressMissing"
  | "ZipMissing"
  | "ZipUnreadable"
  | "ZipUnknown"
  | "PostalCodeMissing"
  | "PostalCodeUnreadable"
  | "PostalCodeUnknown"
  | "Plus4Unreadable"
  | "RouteUnreadable"
  | "NumberUnreadable"
  | "PointOutOfRange"
  | "PhoneUnreadable"
  | "FlagUnknown"
  | "ValueUnknown"
  | "IndustryUnreadable"
  | "DateUnreadable"
  | "OutOfBounds"
  | "HouseholdTooLarge"

/** Quotes a name for SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the name of an input column's cell; the cell is trimmed, and NULL if empty. */
export const cellName = (column: string): string => quoteName(`in ${column}`)

export const matchesSql = (value: string, pattern: string): string =>
  `regexp_full_match(${value}, ${sqlText(pattern)})`

/** Returns a check that rejects a nonempty but malformed cell. */
export const malformedCheck = (column: string, wrong: string, kind: RefusalKind, reason: string): Check => ({
  fails: `${cellName(column)} IS NOT NULL AND ${wrong}`,
  column,
  shown: cellName(column),
  kind,
  reason,
})

/** Returns SQL for the first 64 bits of a string's SHA-256. */
export const hashSql = (value: string): string => `('0x' || substr(sha256(${value}), 1, 16))::UBIGINT`

/** Returns SQL for an unsigned whole number of at most ten digits. */
export const wholeNumberSql = (value: string): string =>
  `CASE WHEN ${matchesSql(value, "[0-9]{1,10}")} THEN ${value}::UBIGINT END`

/** Returns SQL for the integer part of a number with at most fifteen digits before its decimal point. */
export const integerPartSql = (value: string): string =>
  `CASE WHEN ${matchesSql(value, "[0-9]{1,15}([.][0-9]*)?")} THEN regexp_extract(${value}, '^[0-9]+')::UBIGINT END`
