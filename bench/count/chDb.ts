import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { installChdb } from "../../scripts/chdb/install.ts"
import { openSession } from "../../scripts/chdb/openSession.ts"
import type { Measured } from "./Measured.ts"
import { type BenchQuestion, SQL_COLUMNS } from "./questions.ts"
import { sqlRows } from "./sqlRows.ts"

/** The same questions in ClickHouse in process, over a table in the universe's order, with its marks by ZIP Code. */
export const measureChDb = async (
  universe: string,
  questions: ReadonlyArray<BenchQuestion>,
): Promise<ReadonlyMap<string, Measured>> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-bench-chdb-"))
  const chdb = openSession(installChdb(), join(folder, "data"))
  try {
    const columns = SQL_COLUMNS.join(", ")
    chdb.query("CREATE DATABASE bench")
    chdb.query(
      `CREATE TABLE bench.people ENGINE = MergeTree ORDER BY (ZIP, HOUSEHOLD) AS
       SELECT ${columns} FROM file('${resolve(universe)}/people/*.parquet', 'Parquet')
       SETTINGS schema_inference_make_columns_nullable = 0`,
    )
    chdb.query("OPTIMIZE TABLE bench.people FINAL")
    chdb.query("USE bench")
    return await sqlRows(questions, (sql) => Promise.resolve(chdb.query(sql, "TabSeparated")))
  } finally {
    chdb.cleanup()
    rmSync(folder, { recursive: true, force: true })
  }
}
