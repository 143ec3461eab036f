import { DuckDBDataChunk, type DuckDBConnection, DuckDBUBigIntVector, UBIGINT } from "@duckdb/node-api"
import type { SqlSession } from "../SqlSession.ts"

/** The number of rows that DuckDB accepts at once. */
const CHUNK = 2_048

/** Opens a session on its own connection; its temporary tables are dropped when the connection closes. */
export const openDuckDbSession = (connection: DuckDBConnection): SqlSession => {
  const run = async (sql: string): Promise<void> => {
    await connection.run(sql)
  }
  return {
    keep: (table, query) => run(`CREATE TEMPORARY TABLE ${table} AS ${query}`),
    rows: async (sql) => {
      const result = await connection.runAndReadAll(sql)
      return result.getRows().map((row) => row.map(Number))
    },
    putKeys: async (table, keys) => {
      await run(`CREATE TEMPORARY TABLE ${table} (PERSON_KEY UBIGINT NOT NULL)`)
      const appender = await connection.createAppender(table)
      let waiting: Array<bigint> = []
      const append = (): void => {
        const chunk = DuckDBDataChunk.create([UBIGINT], waiting.length)
        const vector = chunk.getColumnVector(0)
        if (!(vector instanceof DuckDBUBigIntVector)) throw new TypeError("keys are 64-bit numbers")
        for (const [at, key] of waiting.entries()) vector.setItem(at, key)
        vector.flush()
        appender.appendDataChunk(chunk)
        waiting = []
      }
      for (const key of keys) {
        waiting.push(key)
        if (waiting.length === CHUNK) append()
      }
      if (waiting.length > 0) append()
      appender.closeSync()
    },
  }
}
