import type { SqlCode } from "../Dialect.ts"

/**
 * The way an area's rows are matched. `codes`: a column contains one of the codes. `condition`: the SQL is true. `nearest`:
 * the match depends on the rest of the selection.
 */
export type AreaSql =
  | { readonly kind: "codes"; readonly column: string; readonly codes: ReadonlyArray<SqlCode> }
  | { readonly kind: "condition"; readonly sql: string }
  | { readonly kind: "nearest" }
