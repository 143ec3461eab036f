import type { StoredColumn } from "../../../universe/catalogue/StoredColumn.ts"
import type { UniverseManifest } from "../../../universe/UniverseManifest.ts"
import type { AreaFacts } from "../../question/AreaFacts.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { findWithoutCentre } from "../wide/withoutCentre.ts"
import { clickHouseDialect } from "./clickHouseDialect.ts"
import { ClickHouseFailed } from "./ClickHouseErrors.ts"
import { ClickHouseServer } from "./ClickHouseServer.ts"
import { withClickHouseSession } from "./ClickHouseSession.ts"
import type { Shards } from "./Shards.ts"
import { databaseOf, tableNames } from "./tablesSql.ts"

/** The first server that answers; every one can ask all the others. */
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

/** Opens a universe that `loadClickHouse` brought there. Fails where it does not hold all of its records. */
export const openClickHouse = async (
  shards: Shards,
  manifest: UniverseManifest,
  columns: ReadonlyArray<StoredColumn>,
  areas: AreaFacts,
): Promise<SqlUniverse> => {
  const database = databaseOf(manifest)
  const { people } = tableNames(database, shards)
  const withSession: SqlUniverse["withSession"] = async (work, signal) =>
    withClickHouseSession(await answering(shards), work, signal)
  const withoutCentre = await withSession(async (session) => {
    const [[records = 0] = []] = await session.rows(`SELECT count(*) FROM ${people}`)
    if (records !== manifest.records)
      throw new ClickHouseFailed({
        server: database,
        reason: `holds ${records} records and not ${manifest.records}: load the universe again`,
      })
    return findWithoutCentre(session, { dialect: clickHouseDialect, people })
  })
  return { dialect: clickHouseDialect, people, columns, areas, withoutCentre, withSession }
}
