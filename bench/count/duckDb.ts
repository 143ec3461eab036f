import { DuckDBInstance } from "@duckdb/node-api"
import type { Measured } from "./Measured.ts"
import { type BenchQuestion, SQL_COLUMNS } from "./questions.ts"
import { sqlRows } from "./sqlRows.ts"

/**
 * The same questions in DuckDB's SQL, with the columns in memory, in the universe's order, so that a ZIP Code is a few
 * neighboring row groups.
 */
export const measureDuckDb = async (
  universe: string,
  questions: ReadonlyArray<BenchQuestion>,
): Promise<ReadonlyMap<string, Measured>> => {
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  try {
    await connection.run(
      `CREATE TABLE people AS SELECT ${SQL_COLUMNS.join(", ")} FROM read_parquet('${universe}/people/*.parquet') ORDER BY ROW_ID`,
    )
    return await sqlRows(questions, (sql) => connection.runAndReadAll(sql))
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
