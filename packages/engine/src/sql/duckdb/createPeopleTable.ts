import { join } from "node:path"
import type { DuckDBConnection } from "@duckdb/node-api"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { UniverseManifest } from "../../format/UniverseManifest.ts"
import type { AreaFacts, ZipFacts } from "../../question/AreaFacts.ts"
import { duckDbDialect } from "./duckDbDialect.ts"
import { createRowPlacesTable, createZipsTable } from "./placeTables.ts"
import { readRowPlaces } from "./readRowPlaces.ts"
import { widePeopleSql } from "./widePeopleSql.ts"

/** A universe folder with its manifest, and reference data about its places. */
export interface PeopleSource {
  readonly folder: string
  readonly manifest: UniverseManifest
  readonly columns: ReadonlyArray<StoredColumn>
  readonly facts: ReadonlyArray<ZipFacts>
  readonly areas: AreaFacts
}

/** The table created by `createPeopleTable`. */
export const PEOPLE_TABLE = "people"

/**
 * Creates the table `people` from the rows of one or more neighboring ZIP Codes. Fails if the files contradict each
 * other about these rows.
 */
export const createPeopleTable = async (
  connection: DuckDBConnection,
  { areas, columns, facts, folder, manifest }: PeopleSource,
  zips: ReadonlyArray<ZipRows>,
): Promise<void> => {
  const rows = zips.reduce((sum, zip) => sum + zip.rows, 0)
  const first = zips[0]?.row ?? 0
  const files = manifest.people.map(({ path }) => duckDbDialect.text(join(folder, path)))
  await connection.run(
    `CREATE VIEW held AS SELECT * FROM read_parquet([${files.join(", ")}])
     WHERE ROW_ID BETWEEN ${first} AND ${first + rows - 1}`,
  )
  await createZipsTable(connection, zips, facts, areas)
  await createRowPlacesTable(connection, readRowPlaces(folder, manifest, zips))
  await connection.run(widePeopleSql(columns))
  for (const table of ["TABLE row_places", "TABLE zips", "VIEW held"]) await connection.run(`DROP ${table}`)
  const counted = await connection.runAndReadAll(`SELECT count(*) FROM ${PEOPLE_TABLE}`)
  const found = Number(counted.getRows()[0]?.[0])
  if (found !== rows) throw new Error(`${folder}: the people files contain ${found} of ${rows} rows`)
}
