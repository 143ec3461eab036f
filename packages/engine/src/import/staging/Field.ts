import { text } from "../../demo/build/writeRows.ts"

/** A value of every staged row, read from the cells of an input row. */
export interface Field {
  readonly name: string
  /** In SQL. */
  readonly type: string
  /** SQL over cells; NULL where there is nothing, or nothing that can be read. */
  readonly value: string
}

/** A reason for refusing a row. */
export interface Check {
  /** SQL over cells and the values of fields. */
  readonly fails: string
  /** The column of the input files, and the part of it that is shown, as SQL. */
  readonly column: string
  readonly shown: string
  readonly kind: RefusalKind
  /** Goes on after the value: 'is not a ZIP Code of 5 digits'. */
  readonly reason: string
}

/** Every reason for which a row may be left out. */
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

/** A name as SQL. */
export const named = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the name of an input column's cell, which has no spaces around it and is NULL when nothing is left. */
export const cellOf = (column: string): string => named(`in ${column}`)

export const matches = (value: string, pattern: string): string =>
  `regexp_full_match(${value}, ${text(pattern)})`

/** A cell that is filled, and not as it should be. */
export const unreadable = (column: string, wrong: string, kind: RefusalKind, reason: string): Check => ({
  fails: `${cellOf(column)} IS NOT NULL AND ${wrong}`,
  column,
  shown: cellOf(column),
  kind,
  reason,
})

/** The first 64 bits of the SHA-256 of a text. */
export const hashOf = (value: string): string => `('0x' || substr(sha256(${value}), 1, 16))::UBIGINT`

/** A whole number of at most ten digits, without sign. */
export const wholeOf = (value: string): string =>
  `CASE WHEN ${matches(value, "[0-9]{1,10}")} THEN ${value}::UBIGINT END`

/** Returns SQL for a number of at most fifteen digits before its decimal point, without its decimals. */
export const amountOf = (value: string): string =>
  `CASE WHEN ${matches(value, "[0-9]{1,15}([.][0-9]*)?")} THEN regexp_extract(${value}, '^[0-9]+')::UBIGINT END`
