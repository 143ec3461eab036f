import type { SqlCode } from "../Dialect.ts"

/**
 * The way to match the rows of an area. `codes`: a column contains one of them. `condition`: the SQL is true.
 * `nearest`: the match depends on everything else.
 */
export type AreaSql =
  | { readonly kind: "codes"; readonly column: string; readonly codes: ReadonlyArray<SqlCode> }
  | { readonly kind: "condition"; readonly sql: string }
  | { readonly kind: "nearest" }
