import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import { wideColumns } from "../wide/wideColumns.ts"
import { clickHouseDialect } from "./clickHouseDialect.ts"
import type { Shards } from "./Shards.ts"

/** The cluster that the servers' own configuration must know, with the shards in the order of CLICKHOUSE_URL. */
export const CLUSTER = "listwright"

/** Every snapshot has its own database, so that no answer mixes two. */
export const databaseOf = ({ snapshot }: Pick<UniverseManifest, "snapshot">): string =>
  `listwright_${snapshot}`

/** The names of a universe's tables. */
export interface TableNames {
  /** The table that questions read. */
  readonly people: string
  /** A server's own rows: the same, where there is one server. */
  readonly own: string
  /** The same while the copy is incomplete, so that no count sees a part. */
  readonly unfinished: string
}

export const tableNames = (database: string, shards: Shards): TableNames => ({
  people: `${database}.people`,
  own: `${database}.${shards.flat().length > 1 ? "people_own" : "people"}`,
  unfinished: `${database}.people_unfinished`,
})

/**
 * The statements that create the database of a universe on a server, replacing an earlier one, with an empty table for
 * its rows.
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
           ENGINE = Distributed(${CLUSTER}, ${database}, people_own, ZIP)`,
        ]),
  ]
}
