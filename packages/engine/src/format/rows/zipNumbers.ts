import type { Country } from "@listwright/domain/shared"

/**
 * The conversion of a country's postal codes to stored numbers. A ZIP Code is a number from 1 to 99,999, and the rest
 * of a ZIP+4 is a number from 1 to 9,999, or 0 if unknown. Numbers sort in the same order as the codes. In Canada, the
 * first half of a postal code serves as the ZIP Code, and the second half as the last four digits.
 */
export interface ZipNumbers {
  /** Formats a ZIP Code, such as '00501' or 'M5V'. */
  readonly zipText: (zip: number) => string
  /** Parses a ZIP Code, the inverse of `zipText`; NaN if the string isn't a valid code. */
  readonly zipNumber: (text: string) => number
  /** Builds DuckDB SQL equivalent to `zipText` from an SQL expression for the number. */
  readonly zipSql: (zip: string) => string
  /** Formats the last four digits, such as '0001' or '2T6'. */
  readonly plus4Text: (plus4: number) => string
  readonly plus4Number: (text: string) => number
  /** Builds DuckDB SQL equivalent to `plus4Number` from an SQL expression for a well-formed string. */
  readonly plus4Sql: (text: string) => string
  /** The length of a ZIP Code, which is the prefix of the codes within it. */
  readonly zipCharacters: number
}

const UNITED_STATES: ZipNumbers = {
  zipText: (zip) => String(zip).padStart(5, "0"),
  zipNumber: Number,
  zipSql: (zip) => `lpad(CAST(${zip} AS VARCHAR), 5, '0')`,
  plus4Text: (plus4) => String(plus4).padStart(4, "0"),
  plus4Number: (text) => (/^\d{4}$/.test(text) ? Number(text) : Number.NaN),
  plus4Sql: (text) => `${text}::UINTEGER`,
  zipCharacters: 5,
}

/** The character code before 'A', so that A is 1. */
const BEFORE_A = 64

const letterAt = (text: string, at: number): number => text.charCodeAt(at) - BEFORE_A
const letterOf = (number: number): string => String.fromCharCode(BEFORE_A + number)

const FIRST_HALF = /^[A-Z]\d[A-Z]$/
const SECOND_HALF = /^\d[A-Z]\d$/

/**
 * Canadian postal codes: 'M5V' is 13|5|22, or 13,522, because M is the 13th letter and V the 22nd; '2T6' is 2|20|6, or
 * 2,206. For example, 'A0A' is 1,001 and '0A0' is 10.
 */
const CANADA: ZipNumbers = {
  zipText: (zip) => `${letterOf(Math.floor(zip / 1_000))}${Math.floor(zip / 100) % 10}${letterOf(zip % 100)}`,
  zipNumber: (text) =>
    FIRST_HALF.test(text)
      ? letterAt(text, 0) * 1_000 + Number(text.charAt(1)) * 100 + letterAt(text, 2)
      : Number.NaN,
  zipSql: (zip) =>
    `(chr(${BEFORE_A} + (${zip} // 1000)::INTEGER) || (${zip} // 100 % 10) || chr(${BEFORE_A} + (${zip} % 100)::INTEGER))`,
  plus4Text: (plus4) => `${Math.floor(plus4 / 1_000)}${letterOf(Math.floor(plus4 / 10) % 100)}${plus4 % 10}`,
  plus4Number: (text) =>
    SECOND_HALF.test(text)
      ? Number(text.charAt(0)) * 1_000 + letterAt(text, 1) * 10 + Number(text.charAt(2))
      : Number.NaN,
  plus4Sql: (text) =>
    `(${text}[1]::UINTEGER * 1000 + (ascii(${text}[2]) - ${BEFORE_A}) * 10 + ${text}[3]::UINTEGER)`,
  zipCharacters: 3,
}

/** The conversions by country. */
export const ZIP_NUMBERS: Readonly<Record<Country, ZipNumbers>> = { US: UNITED_STATES, CA: CANADA }

/** The multiplier of the ZIP Code in a row's ZIP4; the last four digits are added to the product. */
export const ZIP4S_PER_ZIP = 10_000
