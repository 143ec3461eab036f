import { type DuckDBType, UINTEGER, USMALLINT, UTINYINT } from "@duckdb/node-api"
import type { RowColumn } from "../format/rows/rowColumns.ts"

/** DuckDB's types for the rows' numbers, by their width in bits. */
export const SQL_TYPES = { 8: UTINYINT, 16: USMALLINT, 32: UINTEGER } satisfies Record<
  RowColumn["bits"],
  DuckDBType
>
