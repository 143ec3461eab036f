import { randomUUID } from "node:crypto"
import type { SqlSession } from "../SqlSession.ts"
import type { ClickHouseServer } from "./ClickHouseServer.ts"

/** The number of seconds that a server retains an idle session's tables. */
const KEPT = "600"

/** Parses tab-separated whole numbers. */
export const parseNumberRows = (text: string): ReadonlyArray<ReadonlyArray<number>> =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t").map(Number))

/** The number of keys sent together. */
const KEYS = 1_000_000

/** Yields keys in the RowBinary format. */
const keyBlocks = function* (keys: Iterable<bigint>): Generator<Uint8Array<ArrayBuffer>> {
  const block = new BigUint64Array(KEYS)
  let length = 0
  const taken = (): Uint8Array<ArrayBuffer> => new Uint8Array(block.slice(0, length).buffer)
  for (const key of keys) {
    block[length++] = key
    if (length < KEYS) continue
    yield taken()
    length = 0
  }
  if (length > 0) yield taken()
}

/** Runs work in a session on one server; its temporary tables are dropped afterward. */
export const withClickHouseSession = async <A>(
  server: ClickHouseServer,
  work: (session: SqlSession) => Promise<A>,
  signal?: AbortSignal,
): Promise<A> => {
  const settings = { session_id: randomUUID(), session_timeout: KEPT }
  const tables: Array<string> = []
  const make = async (table: string, sql: string): Promise<void> => {
    await server.ask({ sql, settings, signal })
    tables.push(table)
  }
  try {
    return await work({
      rows: async (sql) => parseNumberRows(await server.ask({ sql, settings, signal })),
      keep: (table, query) => make(table, `CREATE TEMPORARY TABLE ${table} AS ${query}`),
      putKeys: async (table, keys) => {
        await make(table, `CREATE TEMPORARY TABLE ${table} (PERSON_KEY UInt64)`)
        const sql = `INSERT INTO ${table} FORMAT RowBinary`
        for (const body of keyBlocks(keys)) await server.ask({ sql, settings, body, signal })
      },
    })
  } finally {
    // A server that can no longer be asked forgets them by itself.
    for (const table of tables)
      await server.ask({ sql: `DROP TABLE ${table}`, settings }).catch(() => undefined)
  }
}
