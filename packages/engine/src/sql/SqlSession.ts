/** A database session. Its temporary tables are dropped when it ends. */
export interface SqlSession {
  /** Returns the rows of a query whose columns are whole numbers below 2^53. */
  readonly rows: (sql: string) => Promise<ReadonlyArray<ReadonlyArray<number>>>
  /** Creates a table from the result of a query. */
  readonly keep: (table: string, query: string) => Promise<void>
  /** Creates a table of person keys, with the column PERSON_KEY. */
  readonly putKeys: (table: string, keys: Iterable<bigint>) => Promise<void>
}
