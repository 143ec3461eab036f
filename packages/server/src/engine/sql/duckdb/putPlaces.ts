import { type DuckDBConnection } from "@duckdb/node-api"
import type { ZipRows } from "../../../universe/layout/ZipTable.ts"
import type { AreaFacts, ZipFacts } from "../../question/AreaFacts.ts"
import type { RowPlaces } from "./readRowPlaces.ts"

/** Makes the table `row_places`: ROW_ID, the steps EAST and NORTH, APARTMENT, PERSON_KEY. */
export const putRowPlaces = async (
  connection: DuckDBConnection,
  places: AsyncIterable<RowPlaces>,
): Promise<void> => {
  await connection.run(
    "CREATE TABLE row_places (ROW_ID UINTEGER, EAST USMALLINT, NORTH USMALLINT, APARTMENT UTINYINT, PERSON_KEY UBIGINT)",
  )
  const appender = await connection.createAppender("row_places")
  for await (const { apartment, east, keys, north, zip } of places)
    for (let row = 0; row < zip.rows; row++) {
      appender.appendUInteger(zip.row + row)
      appender.appendUSmallInt(east[row] ?? 0)
      appender.appendUSmallInt(north[row] ?? 0)
      appender.appendUTinyInt(apartment[row] ?? 0)
      appender.appendUBigInt(keys[row] ?? 0n)
      appender.endRow()
    }
  appender.closeSync()
}

/** Makes the table `zips`: the box of each ZIP Code, where it is, and what it lies in. */
export const putZips = async (
  connection: DuckDBConnection,
  zips: ReadonlyArray<ZipRows>,
  facts: ReadonlyArray<ZipFacts>,
  { districtsOfZip }: AreaFacts,
): Promise<void> => {
  await connection.run(
    `CREATE TABLE zips (ZIP UINTEGER, WEST DOUBLE, WIDTH DOUBLE, SOUTH DOUBLE, HEIGHT DOUBLE, LOCATED UTINYINT,
     LONGITUDE DOUBLE, LATITUDE DOUBLE, CITY VARCHAR, COUNTY VARCHAR, STATE VARCHAR, DISTRICTS VARCHAR)`,
  )
  const known = new Map(facts.map((fact) => [Number(fact.zip), fact]))
  const appender = await connection.createAppender("zips")
  for (const { east, north, south, west, zip } of zips) {
    const fact = known.get(zip)
    appender.appendUInteger(zip)
    for (const side of [west, east - west, south, north - south]) appender.appendDouble(side)
    appender.appendUTinyInt(fact === undefined ? 0 : 1)
    appender.appendDouble(fact?.point[0] ?? 0)
    appender.appendDouble(fact?.point[1] ?? 0)
    appender.appendVarchar(fact === undefined ? "" : `${fact.state} ${fact.city}`)
    appender.appendVarchar(fact?.county ?? "")
    appender.appendVarchar(fact?.state ?? "")
    const districts = districtsOfZip.get(String(zip).padStart(5, "0")) ?? []
    appender.appendVarchar(districts.length === 0 ? "" : ` ${districts.join(" ")} `)
    appender.endRow()
  }
  appender.closeSync()
}
