import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { clickHouseDialect } from "../../packages/engine/src/sql/clickhouse/clickHouseDialect.ts"
import { knownNodes } from "../../packages/engine/src/question/knownNodes.ts"
import { parseNumberRows } from "../../packages/engine/src/sql/clickhouse/ClickHouseSession.ts"
import { readWideRows } from "../../packages/engine/src/sql/clickhouse/readWideRows.ts"
import { tableNames, tablesSql } from "../../packages/engine/src/sql/clickhouse/tablesSql.ts"
import type { PeopleSource } from "../../packages/engine/src/sql/duckdb/createPeopleTable.ts"
import type { SqlSession } from "../../packages/engine/src/sql/SqlSession.ts"
import type { SqlUniverse } from "../../packages/engine/src/sql/SqlUniverse.ts"
import { countUnlocatable } from "../../packages/engine/src/sql/wide/countUnlocatable.ts"
import { openSession } from "./openSession.ts"

const DATABASE = "listwright"
/** Few, so that even a small universe comes in several parts. */
const ROWS_AT_ONCE = 6_000
const SHARDS = [[new URL("http://127.0.0.1")]]

/** ClickHouse in process over the rows of a universe, and how to end it. */
export const openChdb = async (
  installed: string,
  source: PeopleSource,
): Promise<{ readonly universe: SqlUniverse; readonly version: string; readonly close: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-chdb-"))
  const chdb = openSession(installed, join(folder, "data"))
  const close = (): void => {
    chdb.cleanup()
    rmSync(folder, { recursive: true, force: true })
  }
  const run = (sql: string): string => chdb.query(sql, "TabSeparated")
  /** Inserts bytes by way of a file of this process's own. */
  const insert = (table: string, format: string, columns: string, bytes: Uint8Array): void => {
    const file = join(folder, randomUUID())
    writeFileSync(file, bytes)
    run(`INSERT INTO ${table} SELECT * FROM file('${file}', '${format}'${columns})`)
    rmSync(file)
  }
  const withSession: SqlUniverse["withSession"] = async (work) => {
    const tables: Array<string> = []
    const make = (table: string, sql: string): void => {
      run(sql)
      tables.push(table)
    }
    const session: SqlSession = {
      rows: async (sql) => parseNumberRows(run(sql)),
      keep: async (table, query) => make(table, `CREATE TEMPORARY TABLE ${table} AS ${query}`),
      putKeys: async (table, keys) => {
        make(table, `CREATE TEMPORARY TABLE ${table} (PERSON_KEY UInt64)`)
        const bytes = new Uint8Array(BigUint64Array.from(keys).buffer)
        insert(table, "RowBinary", ", 'PERSON_KEY UInt64'", bytes)
      },
    }
    try {
      return await work(session)
    } finally {
      for (const table of tables) run(`DROP TABLE ${table}`)
    }
  }
  const { people, unfinished } = tableNames(DATABASE, SHARDS)
  try {
    for (const sql of tablesSql(DATABASE, source.columns, SHARDS)) run(sql)
    for await (const { bytes } of readWideRows(source, SHARDS.length, ROWS_AT_ONCE))
      insert(unfinished, "Native", "", bytes)
    run(`RENAME TABLE ${unfinished} TO ${people}`)
    const withoutPlace = await withSession((session) => countUnlocatable(session, { people }))
    const version = run("SELECT version()").trim()
    const { areas, columns } = source
    return {
      universe: {
        dialect: clickHouseDialect,
        people,
        columns,
        nodes: knownNodes(columns),
        areas,
        withoutPlace,
        withSession,
      },
      version,
      close,
    }
  } catch (cause) {
    close()
    throw cause
  }
}
