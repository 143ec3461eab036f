import { comparableText } from "@listwright/domain/counting"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { quoteName } from "../staging/Field.ts"
import type { Workbench } from "../Workbench.ts"

/** Returns the name of the table with the codes for an attribute's strings. */
export const codesTableName = (column: string): string => quoteName(`codes of ${column}`)

/** Fills in the plain form of non-ASCII strings, which DuckDB would convert differently from `comparableText`. */
const makeForeignPlain = async (bench: Workbench): Promise<void> => {
  const found = await bench.rows("SELECT RAW FROM texts WHERE PLAIN IS NULL")
  await bench.run("CREATE OR REPLACE TABLE foreign_texts (RAW VARCHAR, PLAIN VARCHAR)")
  const appender = await bench.connection.createAppender("foreign_texts")
  for (const [raw] of found) {
    appender.appendVarchar(String(raw))
    appender.appendVarchar(comparableText(String(raw)))
    appender.endRow()
  }
  appender.closeSync()
  await bench.run(
    `UPDATE texts SET PLAIN = foreign_texts.PLAIN FROM foreign_texts WHERE foreign_texts.RAW = texts.RAW`,
  )
  await bench.run("DROP TABLE foreign_texts")
}

/** Assigns codes to an attribute's strings in `sorted`; returns the column with its strings, plain and ascending. */
const withTexts = async (bench: Workbench, stored: StoredColumn): Promise<StoredColumn> => {
  const { column } = stored.column
  await bench.run(
    `CREATE OR REPLACE TABLE texts AS SELECT RAW, CASE WHEN ascii_only
       THEN regexp_replace(upper(RAW), '[^A-Z0-9]', '', 'g') END AS PLAIN
     FROM (SELECT RAW, regexp_full_match(RAW, '[\\x00-\\x7F]*', 's') AS ascii_only
       FROM (SELECT DISTINCT ${quoteName(column)} AS RAW FROM sorted WHERE ${quoteName(column)} IS NOT NULL))`,
  )
  await makeForeignPlain(bench)
  await bench.run(
    `CREATE TABLE ${codesTableName(column)} AS
     SELECT RAW, PLAIN, dense_rank() OVER (ORDER BY PLAIN)::UINTEGER AS CODE FROM texts WHERE PLAIN <> ''`,
  )
  await bench.run("DROP TABLE texts")
  const texts = await bench.rows(`SELECT DISTINCT PLAIN FROM ${codesTableName(column)} ORDER BY PLAIN`)
  return { ...stored, texts: texts.map(([plain]) => String(plain)) }
}

/**
 * Assigns positions to the industry codes in `sorted`, across all parts; returns the column with its codes, ascending.
 */
const withIndustries = async (bench: Workbench, stored: StoredColumn): Promise<StoredColumn> => {
  const table = codesTableName(stored.column.column)
  const parts = columnParts(stored).map((name) => `SELECT ${quoteName(name)} AS RAW FROM sorted`)
  await bench.run(
    `CREATE TABLE ${table} AS SELECT RAW, (row_number() OVER (ORDER BY RAW))::UINTEGER AS CODE
     FROM (${parts.join(" UNION ")}) WHERE RAW IS NOT NULL`,
  )
  const texts = await bench.rows(`SELECT RAW FROM ${table} ORDER BY CODE`)
  return { ...stored, texts: texts.map(([code]) => String(code)) }
}

const withAllTexts = (bench: Workbench, stored: StoredColumn): Promise<StoredColumn> | StoredColumn => {
  switch (stored.encoding) {
    case "names":
      return withTexts(bench, stored)
    case "industries":
      return withIndustries(bench, stored)
    case "codes":
    case "flags":
    case "whole":
    case "day":
    case "yearMonth":
      return stored
  }
}

/** Returns the attributes with all strings found in the records' values. */
export const textCodes = async (
  bench: Workbench,
  columns: ReadonlyArray<StoredColumn>,
): Promise<ReadonlyArray<StoredColumn>> => {
  const coded: Array<StoredColumn> = []
  for (const stored of columns) coded.push(await withAllTexts(bench, stored))
  return coded
}
