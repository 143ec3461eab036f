import type { DuckDBConnection } from "@duckdb/node-api"
import { PHONE } from "../../universe/rows/rowColumns.ts"
import type { Selection } from "../selection/Selection.ts"
import { matchedSql } from "./matchedSql.ts"

/** Position of the area, records, records with a deliverable phone. */
export type AreaRow = readonly [number, number, number]

export const countRows = async (
  connection: DuckDBConnection,
  selection: Selection,
): Promise<ReadonlyArray<AreaRow>> => {
  const result = await connection.runAndReadAll(
    `SELECT area, count(*), count(*) FILTER (PHONE = ${PHONE.deliverable})
     FROM (${matchedSql(selection, ["PHONE"])}) GROUP BY area ORDER BY area`,
  )
  return result
    .getRows()
    .map(([area, records, withPhones]) => [Number(area), Number(records), Number(withPhones)])
}

/** Which of the ZIP+4s or carrier routes (as `areaNumber` writes them) the universe holds. */
export const findCodes = async (
  connection: DuckDBConnection,
  of: "zip4" | "carrierRoute",
  codes: ReadonlyArray<number>,
): Promise<ReadonlyArray<number>> => {
  if (codes.length === 0) return []
  const scale = of === "zip4" ? 10_000 : 5_000
  const zips = [...new Set(codes.map((code) => Math.floor(code / scale)))]
  const result = await connection.runAndReadAll(
    `SELECT DISTINCT code FROM (
       SELECT ${of === "zip4" ? "ZIP4" : "ZIP * 5000 + ROUTE"} AS code FROM people
       SEMI JOIN (SELECT unnest([${zips.join(",")}]::UINTEGER[]) AS zip) AS zips ON people.ZIP = zips.zip
     ) SEMI JOIN (SELECT unnest([${codes.join(",")}]::UINTEGER[]) AS code) AS asked USING (code)`,
  )
  return result.getRows().map(([code]) => Number(code))
}
