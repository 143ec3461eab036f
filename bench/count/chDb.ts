import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { installChdb } from "../../scripts/chdb/install.ts"
import { openSession } from "../../scripts/chdb/openSession.ts"
import { type Measured, measured } from "./Measured.ts"
import { type BenchQuestion, SQL_COLUMNS } from "./questions.ts"

/** ClickHouse too takes a second for some questions of 100,000,000 records. */
const RUNS = 5

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
    const rows = new Map<string, Measured>()
    for (const { name, sql } of questions)
      if (sql !== null)
        rows.set(name, await measured(RUNS, (at) => Promise.resolve(chdb.query(sql(at), "TabSeparated"))))
    return rows
  } finally {
    chdb.cleanup()
    rmSync(folder, { recursive: true, force: true })
  }
}
