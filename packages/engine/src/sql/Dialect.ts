import type { WideType } from "./wide/wideColumns.ts"

/** The SQL value of an area's code: a whole number or a text. */
export type SqlCode = number | string

/**
 * The differences between the SQL of one database and another's. Everything else is written so that all of them
 * understand it.
 */
export interface Dialect {
  readonly types: Readonly<Record<WideType, string>>
  /** A text as a literal. */
  readonly text: (value: string) => string
  /** The condition that the columns of a row are, together, a row of the same columns of a table. */
  readonly isIn: (columns: ReadonlyArray<string>, table: string) => string
  /** The number of the code that a column holds; `otherwise` if it holds a different code. */
  readonly lookUp: (column: string, numbers: ReadonlyMap<SqlCode, number>, otherwise: number) => string
  /** The condition that a column has any bit of a mask. */
  readonly sharesBit: (column: string, mask: number) => string
  /** Aggregate: the value of the row with the least key. */
  readonly ofLeast: (value: string, key: string) => string
  /** Aggregates over the rows that fulfill a condition: the least value; the value of the row with the least key. */
  readonly leastWhere: (value: string, condition: string) => string
  readonly ofLeastWhere: (value: string, key: string, condition: string) => string
}
