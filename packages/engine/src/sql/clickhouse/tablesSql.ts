import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import { wideColumns } from "../wide/wideColumns.ts"
import { clickHouseDialect } from "./clickHouseDialect.ts"
import type { Shards } from "./Shards.ts"

/** The cluster's name in the servers' own configuration, which must list the shards in the order of CLICKHOUSE_URL. */
export const CLUSTER_NAME = "listwright"

/** Returns a snapshot's database; each snapshot has its own, so that no answer mixes two. */
export const databaseName = ({ snapshot }: Pick<UniverseManifest, "snapshot">): string =>
  `listwright_${snapshot}`

/** The names of a universe's tables. */
export interface TableNames {
  /** The table used to answer questions. */
  readonly people: string
  /** The table with a server's own rows; the same as `people` if there's only one server. */
  readonly own: string
  /** The table with a server's own rows while the copy is incomplete, so that no count sees a partial copy. */
  readonly unfinished: string
}

export const tableNames = (database: string, shards: Shards): TableNames => ({
  people: `${database}.people`,
  own: `${database}.${shards.flat().length > 1 ? "people_own" : "people"}`,
  unfinished: `${database}.people_unfinished`,
})

/**
 * Returns the statements that create a universe's database on a server, replacing an earlier one, with an empty table
 * for its rows.
 */
export const tablesSql = (
  database: string,
  columns: ReadonlyArray<StoredColumn>,
  shards: Shards,
): ReadonlyArray<string> => {
  const fields = wideColumns(columns).map(({ name, type }) => `${name} ${clickHouseDialect.types[type]}`)
  const { own, people, unfinished } = tableNames(database, shards)
  return [
    `DROP DATABASE IF EXISTS ${database}`,
    `CREATE DATABASE ${database}`,
    `CREATE TABLE ${unfinished} (${fields.join(", ")})
     ENGINE = MergeTree() PARTITION BY tuple() ORDER BY (ZIP, ROUTE, HOUSEHOLD)`,
    ...(own === people
      ? []
      : [
          `CREATE TABLE ${people} (${fields.join(", ")})
           ENGINE = Distributed(${CLUSTER_NAME}, ${database}, people_own, ZIP)`,
        ]),
  ]
}
