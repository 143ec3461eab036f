import type { WideType } from "./wide/wideColumns.ts"

/** An area code's SQL value: a whole number or a string. */
export type SqlCode = number | string

/** The differences between SQL databases. All other SQL is written so that every database accepts it. */
export interface Dialect {
  readonly types: Readonly<Record<WideType, string>>
  /** Returns a string literal. */
  readonly text: (value: string) => string
  /** Returns a condition that is true if a table contains a row with the same values in these columns. */
  readonly isIn: (columns: ReadonlyArray<string>, table: string) => string
  /** Returns SQL for the number that a column's code maps to; `otherwise` for any other code. */
  readonly lookUp: (column: string, numbers: ReadonlyMap<SqlCode, number>, otherwise: number) => string
  /** Returns a condition that is true if a column shares a bit with a mask. */
  readonly sharesBit: (column: string, mask: number) => string
  /** Returns an aggregate: the value in the row with the smallest key. */
  readonly ofLeast: (value: string, key: string) => string
  /**
   * Returns an aggregate over the rows that satisfy a condition: the smallest value, or the value in the row with the
   * smallest key.
   */
  readonly leastWhere: (value: string, condition: string) => string
  readonly ofLeastWhere: (value: string, key: string, condition: string) => string
}
