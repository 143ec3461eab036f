import { DuckDBInstance } from "@duckdb/node-api"
import { type Measured, measured } from "./Measured.ts"
import { type BenchQuestion, SQL_COLUMNS } from "./questions.ts"

/** DuckDB takes seconds for some questions of 100,000,000 records. */
const RUNS = 5

/**
 * The same questions in DuckDB's SQL, with the columns in memory, in the universe's order, so that a ZIP Code is a few
 * neighbouring row groups.
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
    const rows = new Map<string, Measured>()
    for (const { name, sql } of questions)
      if (sql !== null) rows.set(name, await measured(RUNS, (at) => connection.runAndReadAll(sql(at))))
    return rows
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
