import type { SqlCode } from "../Dialect.ts"

/**
 * How the rows of an area are told from others. `codes`: a column holds one of them. `condition`: it holds. `nearest`:
 * that depends on everything else.
 */
export type AreaSql =
  | { readonly kind: "codes"; readonly column: string; readonly codes: ReadonlyArray<SqlCode> }
  | { readonly kind: "condition"; readonly sql: string }
  | { readonly kind: "nearest" }
