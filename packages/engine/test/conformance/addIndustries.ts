import { readdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { INDUSTRY_COLUMN } from "@listwright/domain/audience"
import { readFileFacts } from "../../src/files/readFileFacts.ts"
import { codeBits } from "../../src/format/columns/codes.ts"
import { columnParts } from "../../src/format/columns/columnParts.ts"
import { readColumns, writeColumns } from "../../src/format/columns/columnsFile.ts"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import { Slicer } from "../../src/format/layout/Slicer.ts"
import { manifestSnapshot } from "../../src/format/manifestSnapshot.ts"
import { MANIFEST_FILE } from "../../src/format/readManifest.ts"
import type { UniverseManifest } from "../../src/format/UniverseManifest.ts"
import { rowsOf } from "../universe/smallUniverse.ts"
import { positionsOf } from "./placesAnew.ts"

/** Codes of several divisions; some lie within others, and some are longer than those of the classification. */
const CODES = (
  "0111 0742 1521 15210101 2011 2711 3571 4213 5045 5211 52110103 5411 541102 5812 581201 58120101 58120102 " +
  "58130000 5912 6021 602101 6411 7011 7231 7372 73720000 8011 80110101 8111 9111 9999"
).split(" ")

export const INDUSTRIES: StoredColumn = {
  column: {
    column: INDUSTRY_COLUMN,
    name: "Business type",
    description: "",
    inputType: "sic",
    category: 16,
    min: null,
    max: null,
    values: [],
    priceElement: null,
  },
  encoding: "industries",
  bits: 8,
  texts: CODES,
}

/**
 * Returns the SQL for the industry in a row's column `part`, 0 if the row has fewer; a row's industries are all
 * different.
 */
const chosenSql = (part: number): string => {
  const first = `hash(ROW_ID) % ${CODES.length}`
  const further = Math.floor(CODES.length / 2)
  const step = part === 0 ? "0" : `1 + ${(part - 1) * further} + hash(ROW_ID + ${part}) % ${further}`
  return `CASE WHEN hash(ROW_ID + 7) % 5 > ${part} THEN (${first} + ${step}) % ${CODES.length} + 1 ELSE 0 END::UTINYINT`
}

const addToRows = async (folder: string, parts: ReadonlyArray<string>): Promise<void> => {
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  const chosen = parts.map((name, part) => `${chosenSql(part)} AS ${name}`)
  for (const file of await readdir(join(folder, "people"))) {
    const path = join(folder, "people", file)
    await connection.run(
      `COPY (SELECT *, ${chosen.join(", ")} FROM read_parquet('${path}')) TO '${path}.new' (FORMAT parquet)`,
    )
    await rename(`${path}.new`, path)
  }
  connection.closeSync()
  instance.closeSync()
}

/** Gives each record of a universe folder up to three industries; some records stay without any. */
export const addIndustries = async (
  folder: string,
  manifest: UniverseManifest,
): Promise<UniverseManifest> => {
  const parts = columnParts(INDUSTRIES)
  await addToRows(folder, parts)
  const rows = await rowsOf(folder, `SELECT ${parts.join(", ")} FROM people ORDER BY ROW_ID`)
  const positions = Uint32Array.from(await positionsOf(folder))
  const slicer = new Slicer({ positions, firstRows: [], vectors: manifest.vectors })
  const facts = async (path: string) => ({ path, ...(await readFileFacts(join(folder, path))) })
  const bits: Array<UniverseManifest["bits"][number]> = [...manifest.bits]
  for (const name of parts) {
    const codes = Uint8Array.from(rows, (row) => Number(row[name]))
    const path = `bits/${name}.bits`
    await writeFile(join(folder, path), slicer.slices(codeBits(INDUSTRIES), codes))
    bits.push({ ...(await facts(path)), name, slices: codeBits(INDUSTRIES) })
  }
  const columns = await writeColumns(folder, [...(await readColumns(folder)), INDUSTRIES])
  const people = await Promise.all(
    manifest.people.map(async (file) => ({ ...file, ...(await facts(file.path)) })),
  )
  const changed = { ...manifest, bits, columns, people }
  const whole = { ...changed, snapshot: manifestSnapshot(changed) }
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(whole))
  return whole
}
