import type { WideType } from "./wide/wideColumns.ts"

/** What a code of an area is in SQL: a whole number or a text. */
export type SqlCode = number | string

/** Where the SQL of one database differs from another's. Everything else is written so that all understand it. */
export interface Dialect {
  readonly types: Readonly<Record<WideType, string>>
  /** A text as a literal. */
  readonly text: (value: string) => string
  /** Whether the columns of a row are, together, a row of the same columns of a table. */
  readonly isIn: (columns: ReadonlyArray<string>, table: string) => string
  /** The number of the code that a column holds; `otherwise` when it holds none of them. */
  readonly lookUp: (column: string, numbers: ReadonlyMap<SqlCode, number>, otherwise: number) => string
  /** Whether a column has any bit of a mask. */
  readonly sharesBit: (column: string, mask: number) => string
  /** Aggregate: the value of the row with the least key. */
  readonly ofLeast: (value: string, key: string) => string
  /** Aggregates over the rows that fulfill a condition: the least value; the value of the row with the least key. */
  readonly leastWhere: (value: string, condition: string) => string
  readonly ofLeastWhere: (value: string, key: string, condition: string) => string
}
