import type { SqlCode } from "../Dialect.ts"

/**
 * The way to match the rows of an area. `codes`: a column holds one of them. `condition`: it is true. `nearest`: that
 * depends on everything else.
 */
export type AreaSql =
  | { readonly kind: "codes"; readonly column: string; readonly codes: ReadonlyArray<SqlCode> }
  | { readonly kind: "condition"; readonly sql: string }
  | { readonly kind: "nearest" }
