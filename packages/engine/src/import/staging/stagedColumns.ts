import { COMPANY_FIELD } from "../../format/blocks/blockLayout.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { TYPES } from "../../demo/build/rowsFunction.ts"
import { named } from "./Field.ts"

export interface StagedColumn {
  readonly name: string
  /** The SQL type. */
  readonly type: string
}

/** The facts of a record apart from its attributes; NULL if unknown. */
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

/** Tells whether rows store an attribute as the position of a text among all its texts. */
export const isOfTexts = ({ encoding }: StoredColumn): boolean =>
  encoding === "names" || encoding === "industries"

/** Returns the SQL type of an attribute, or of a part of it, until all of its texts are known. */
export const stagedType = (stored: StoredColumn): string =>
  isOfTexts(stored) ? "VARCHAR" : TYPES[stored.bits].toString()

/**
 * Returns the columns of a record from any source. Attributes have their stored form, except texts, which are as
 * written.
 */
export const recordColumns = (columns: ReadonlyArray<StoredColumn>): ReadonlyArray<StagedColumn> => [
  ...facts,
  ...columns.flatMap((stored) => columnParts(stored).map((name) => ({ name, type: stagedType(stored) }))),
]

/**
 * The columns of an input row besides its record. ORDINAL: file and line; ERASE: true if the row's person is removed;
 * PROBLEM: the number of the check that the row fails, 0 if it passes all; SHOWN: the value that fails.
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
  `CREATE TABLE ${name} (${columns.map((column) => `${named(column.name)} ${column.type}`).join(", ")})`
