import { cityKey } from "@listwright/domain/definition"
import { type DuckDBConnection } from "@duckdb/node-api"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { ZIP_NUMBERS } from "../../format/rows/zipNumbers.ts"
import type { AreaFacts, ZipFacts } from "../../question/AreaFacts.ts"
import type { RowPlaces } from "./readRowPlaces.ts"

/**
 * Creates the table `row_places` with ROW_ID, EAST and NORTH (in the universe's storage format), STRAY, OCCUPANCY,
 * NAMED, and PERSON_KEY.
 */
export const createRowPlacesTable = async (
  connection: DuckDBConnection,
  places: AsyncIterable<RowPlaces>,
): Promise<void> => {
  await connection.run(
    "CREATE TABLE row_places (ROW_ID UINTEGER, EAST INTEGER, NORTH INTEGER, STRAY UTINYINT, OCCUPANCY UTINYINT, NAMED UTINYINT, PERSON_KEY UBIGINT)",
  )
  const appender = await connection.createAppender("row_places")
  for await (const { dwelling, east, keys, named, north, stray, zip } of places)
    for (let row = 0; row < zip.rows; row++) {
      appender.appendUInteger(zip.row + row)
      appender.appendInteger(east[row] ?? 0)
      appender.appendInteger(north[row] ?? 0)
      appender.appendUTinyInt(stray[row] ?? 0)
      appender.appendUTinyInt(dwelling[row] ?? 0)
      appender.appendUTinyInt(named[row] ?? 0)
      appender.appendUBigInt(keys[row] ?? 0n)
      appender.endRow()
    }
  appender.closeSync()
}

/** Creates the table `zips` with each ZIP Code's location and the areas that contain it. */
export const createZipsTable = async (
  connection: DuckDBConnection,
  zips: ReadonlyArray<ZipRows>,
  facts: ReadonlyArray<ZipFacts>,
  { districtsOfZip, places: { country } }: AreaFacts,
): Promise<void> => {
  await connection.run(
    `CREATE TABLE zips (ZIP UINTEGER, LOCATED UTINYINT,
     LONGITUDE DOUBLE, LATITUDE DOUBLE, CITY VARCHAR, COUNTY VARCHAR, STATE VARCHAR, DISTRICTS VARCHAR)`,
  )
  const { zipNumber, zipText } = ZIP_NUMBERS[country]
  const known = new Map(facts.map((fact) => [zipNumber(fact.zip), fact]))
  const appender = await connection.createAppender("zips")
  for (const { zip } of zips) {
    const fact = known.get(zip)
    appender.appendUInteger(zip)
    appender.appendUTinyInt(fact === undefined ? 0 : 1)
    appender.appendDouble(fact?.point[0] ?? 0)
    appender.appendDouble(fact?.point[1] ?? 0)
    appender.appendVarchar(fact === undefined ? "" : cityKey(fact.state, fact.city))
    appender.appendVarchar(fact?.county ?? "")
    appender.appendVarchar(fact?.state ?? "")
    const districts = districtsOfZip.get(zipText(zip)) ?? []
    appender.appendVarchar(districts.length === 0 ? "" : ` ${districts.join(" ")} `)
    appender.endRow()
  }
  appender.closeSync()
}
