/** A conversation with a database. Its temporary tables end with it. */
export interface SqlSession {
  /** The rows of a query whose columns are whole numbers below 2^53. */
  readonly rows: (sql: string) => Promise<ReadonlyArray<ReadonlyArray<number>>>
  /** Makes a table of what a query answers. */
  readonly keep: (table: string, query: string) => Promise<void>
  /** Makes a table of person keys, in the column PERSON_KEY. */
  readonly putKeys: (table: string, keys: Iterable<bigint>) => Promise<void>
}
