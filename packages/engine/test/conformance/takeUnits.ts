import { readdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import type { UniverseRecord } from "@listwright/domain/counting"
import { VECTOR_ROWS } from "../../src/format/layout/layOutRows.ts"
import { readZipTable, writeZipTable } from "../../src/format/layout/ZipTable.ts"
import { recountUnplaced } from "./placesAnew.ts"
import { rowsOf } from "../universe/smallUniverse.ts"

const takeFromRows = async (folder: string): Promise<void> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  for (const file of await readdir(join(folder, "people"))) {
    const path = join(folder, "people", file)
    await connection.run(
      `COPY (SELECT * REPLACE (CASE WHEN ROW_ID % 7 = 0 THEN 0 ELSE ROUTE END AS ROUTE,
        CASE WHEN ROW_ID % 5 = 0 THEN ZIP * 10000 ELSE ZIP4 END AS ZIP4) FROM read_parquet('${path}'))
       TO '${path}.new' (FORMAT parquet)`,
    )
    await rename(`${path}.new`, path)
  }
  connection.closeSync()
  instance.closeSync()
}

/** Writes the runs of carrier routes and ZIP+4s again, from what the rows hold. */
const writeRuns = async (folder: string): Promise<void> => {
  const valid = await readFile(join(folder, "bits/VALID.bits"))
  const rows = await rowsOf(folder, "SELECT ROUTE, ZIP4 % 10000 AS PLUS4 FROM people ORDER BY ROW_ID")
  const runs: Readonly<Record<"ROUTE" | "PLUS4", Array<number>>> = { ROUTE: [], PLUS4: [] }
  const zips = readZipTable(await readFile(join(folder, "places/zips"))).map((zip) => {
    const [routeRun, zip4Run] = [runs.ROUTE.length / 2, runs.PLUS4.length / 2]
    let row = zip.row
    for (let position = 0; position < zip.vectors * VECTOR_ROWS; position++) {
      const bit = zip.vector * VECTOR_ROWS + position
      if (((valid[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) continue
      for (const unit of ["ROUTE", "PLUS4"] as const)
        if (row === zip.row || rows[row]?.[unit] !== rows[row - 1]?.[unit])
          runs[unit].push(Number(rows[row]?.[unit]), position)
      row++
    }
    const [routeRuns, zip4Runs] = [runs.ROUTE.length / 2 - routeRun, runs.PLUS4.length / 2 - zip4Run]
    return { ...zip, routeRun, routeRuns, zip4Run, zip4Runs }
  })
  await writeFile(join(folder, "places/routes"), Uint32Array.from(runs.ROUTE))
  await writeFile(join(folder, "places/zip4s"), Uint32Array.from(runs.PLUS4))
  await writeFile(join(folder, "places/zips"), writeZipTable(zips))
}

/** Takes the carrier route from every seventh record of a universe folder, and the ZIP+4 from every fifth. */
export const takeUnits = async (folder: string): Promise<void> => {
  await takeFromRows(folder)
  await writeRuns(folder)
  await recountUnplaced(folder)
}

/** Returns a record without the units that the files write as 0, since they don't exist. */
export const withoutUnits = (record: UniverseRecord): UniverseRecord => ({
  ...record,
  ...(record.route === "B000" ? { route: null, delivery: "carrierRoute" } : {}),
  plus4: record.plus4 === "0000" ? null : record.plus4,
})
