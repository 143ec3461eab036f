import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { AreaFacts } from "../../question/AreaFacts.ts"
import { knownNodes } from "../../question/knownNodes.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { countUnlocatable } from "../wide/countUnlocatable.ts"
import { clickHouseDialect } from "./clickHouseDialect.ts"
import { ClickHouseFailed, ClickHouseNotLoaded } from "./ClickHouseErrors.ts"
import { ClickHouseServer } from "./ClickHouseServer.ts"
import { withClickHouseSession } from "./ClickHouseSession.ts"
import type { Shards } from "./Shards.ts"
import { databaseName, tableNames } from "./tablesSql.ts"

/** Returns the first server that responds; each server can query all the others. */
const answering = async (shards: Shards): Promise<ClickHouseServer> => {
  let last = new ClickHouseFailed({ server: "none", reason: "no server is named" })
  for (const url of shards.flat()) {
    const server = new ClickHouseServer(url)
    try {
      await server.ask({ sql: "SELECT 1" })
      return server
    } catch (cause) {
      if (!(cause instanceof ClickHouseFailed)) throw cause
      last = cause
    }
  }
  throw last
}

/** The pattern of ClickHouse's errors for a table or database that doesn't exist. */
const NOT_THERE = /^Code: (60|81)\b|\b(UNKNOWN_TABLE|UNKNOWN_DATABASE)\b|Code: (60|81), e\.displayText/

/** Counts a snapshot's records on the servers; returns null if it was never copied there. */
const recordsHeld = async (session: SqlSession, people: string): Promise<number | null> => {
  try {
    const [[records = 0] = []] = await session.rows(`SELECT count(*) FROM ${people}`)
    return records
  } catch (cause) {
    if (cause instanceof ClickHouseFailed && NOT_THERE.test(cause.reason)) return null
    throw cause
  }
}

/** Opens a universe copied by `loadClickHouse`. Fails if a shard doesn't have all of its records. */
export const openClickHouse = async (
  shards: Shards,
  manifest: UniverseManifest,
  columns: ReadonlyArray<StoredColumn>,
  areas: AreaFacts,
): Promise<SqlUniverse> => {
  const { people } = tableNames(databaseName(manifest), shards)
  const withSession: SqlUniverse["withSession"] = async (work, signal) =>
    withClickHouseSession(await answering(shards), work, signal)
  const withoutPlace = await withSession(async (session) => {
    const held = await recordsHeld(session, people)
    if (held !== manifest.records)
      throw new ClickHouseNotLoaded({
        snapshot: manifest.snapshot,
        held: held === null ? "nothing" : `${held} of ${manifest.records} records`,
      })
    return await countUnlocatable(session, { people })
  })
  const nodes = knownNodes(columns)
  return { dialect: clickHouseDialect, people, columns, nodes, areas, withoutPlace, withSession }
}
