import type { WideType } from "./wide/wideColumns.ts"

/** The SQL value of an area's code: a whole number or a text. */
export type SqlCode = number | string

/** The differences between the SQL of databases. Everything else is written so that all of them understand it. */
export interface Dialect {
  readonly types: Readonly<Record<WideType, string>>
  /** Returns a text literal. */
  readonly text: (value: string) => string
  /** Returns the condition that a table contains a row with the same values in these columns. */
  readonly isIn: (columns: ReadonlyArray<string>, table: string) => string
  /** Returns SQL for the number that a column's code maps to; `otherwise` for any other code. */
  readonly lookUp: (column: string, numbers: ReadonlyMap<SqlCode, number>, otherwise: number) => string
  /** Returns the condition that a column shares a bit with a mask. */
  readonly sharesBit: (column: string, mask: number) => string
  /** Returns an aggregate: the value of the row with the least key. */
  readonly ofLeast: (value: string, key: string) => string
  /**
   * Returns an aggregate over the rows that fulfill a condition: the least value, or the value of the row with the
   * least key.
   */
  readonly leastWhere: (value: string, condition: string) => string
  readonly ofLeastWhere: (value: string, key: string, condition: string) => string
}
