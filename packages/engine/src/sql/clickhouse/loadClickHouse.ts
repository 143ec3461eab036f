import type { PeopleSource } from "../duckdb/createPeopleTable.ts"
import { ClickHouseFailed } from "./ClickHouseErrors.ts"
import { ClickHouseServer } from "./ClickHouseServer.ts"
import { readWideRows, countShardRows } from "./readWideRows.ts"
import type { Shards } from "./Shards.ts"
import { databaseName, tableNames, tablesSql } from "./tablesSql.ts"

export interface LoadOptions {
  readonly atOnce?: number
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/**
 * Copies a universe to ClickHouse: each row to its ZIP Code's shard and, there, to every replica, so that no replica
 * depends on another. Replaces an earlier copy of the same snapshot. All servers must be reachable, and counting starts
 * only once each has all of its rows. For `atOnce`, see `readWideRows`; `onProgress` receives a fraction from 0 to 1.
 */
export const loadClickHouse = async (
  source: PeopleSource,
  shards: Shards,
  { atOnce, onProgress = () => undefined, signal }: LoadOptions = {},
): Promise<void> => {
  const database = databaseName(source.manifest)
  const { own, unfinished } = tableNames(database, shards)
  const servers = shards.map((replicas) => replicas.map((url) => new ClickHouseServer(url)))
  for (const server of servers.flat())
    for (const sql of tablesSql(database, source.columns, shards)) await server.ask({ sql })
  let sent = 0
  for await (const { bytes, rows, shard } of readWideRows(source, shards.length, atOnce)) {
    for (const server of servers[shard] ?? [])
      await server.ask({ sql: `INSERT INTO ${unfinished} FORMAT Native`, body: bytes, signal })
    sent += rows
    onProgress(sent / source.manifest.records)
  }
  const expected = await countShardRows(source, shards.length)
  for (const [shard, replicas] of servers.entries())
    for (const server of replicas) {
      const held = Number(await server.ask({ sql: `SELECT count(*) FROM ${unfinished}` }))
      if (held !== expected[shard])
        throw new ClickHouseFailed({
          server: server.name,
          reason: `has ${held} rows in shard ${shard} but should have ${expected[shard]}`,
        })
    }
  for (const server of servers.flat()) await server.ask({ sql: `RENAME TABLE ${unfinished} TO ${own}` })
}
