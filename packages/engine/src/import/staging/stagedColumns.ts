import { COMPANY_FIELD } from "../../format/blocks/blockLayout.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { SQL_TYPES } from "../../writing/sqlTypes.ts"
import { quoteName } from "./Field.ts"

export interface StagedColumn {
  readonly name: string
  /** The SQL type. */
  readonly type: string
}

/** A record's fields apart from its attributes; NULL if unknown. */
const facts: ReadonlyArray<StagedColumn> = [
  { name: "PERSON_KEY", type: "UBIGINT" },
  { name: "ZIP", type: "UINTEGER" },
  { name: "ZIP4", type: "UINTEGER" },
  { name: "ROUTE", type: "USMALLINT" },
  { name: "WALK_SEQUENCE", type: "USMALLINT" },
  { name: "DELIVERY_SCORE", type: "UTINYINT" },
  { name: "HOUSEHOLD_KEY", type: "UBIGINT" },
  { name: "FIRST_NAME", type: "VARCHAR" },
  { name: "LAST_NAME", type: "VARCHAR" },
  { name: COMPANY_FIELD, type: "VARCHAR" },
  { name: "ADDRESS", type: "VARCHAR" },
  { name: "CITY", type: "VARCHAR" },
  { name: "STATE", type: "VARCHAR" },
  { name: "PHONE_NUMBER", type: "UBIGINT" },
  { name: "PHONE", type: "UTINYINT" },
  { name: "LATITUDE", type: "DOUBLE" },
  { name: "LONGITUDE", type: "DOUBLE" },
  { name: "APARTMENT", type: "BOOLEAN" },
  { name: "BUSINESS", type: "BOOLEAN" },
]

/** Returns whether rows store an attribute as a position in the list of all its strings. */
export const isTextEncoded = ({ encoding }: StoredColumn): boolean =>
  encoding === "names" || encoding === "industries"

/** Returns the SQL type that an attribute or attribute part has until all of its strings are known. */
export const stagedSqlType = (stored: StoredColumn): string =>
  isTextEncoded(stored) ? "VARCHAR" : SQL_TYPES[stored.bits].toString()

/**
 * Returns a record's columns, whatever its source. Attributes are in stored format, except for strings, which are as
 * written.
 */
export const recordColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<StagedColumn> => [
  ...facts,
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, type: stagedSqlType(stored) }))),
]

/**
 * The columns of an input row in addition to its record. ORDINAL: file and line; ERASE: true if the row's person is
 * removed; PROBLEM: the number of the check that the row fails, or 0 if it passes all; SHOWN: the failing value.
 */
export const rowColumns: ReadonlyArray<StagedColumn> = [
  { name: "ORDINAL", type: "UBIGINT" },
  { name: "ERASE", type: "BOOLEAN" },
  { name: "KEY_TEXT", type: "VARCHAR" },
  { name: "HOUSEHOLD_TEXT", type: "VARCHAR" },
  { name: "PROBLEM", type: "USMALLINT" },
  { name: "SHOWN", type: "VARCHAR" },
]

export const tableSql = (name: string, columns: ReadonlyArray<StagedColumn>): string =>
  `CREATE TABLE ${name} (${columns.map((column) => `${quoteName(column.name)} ${column.type}`).join(", ")})`
