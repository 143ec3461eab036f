import { join } from "node:path"
import { writeBlocks } from "../../format/blocks/writeBlocks.ts"
import { chunkFilePaths, finishFile } from "../../format/finishFile.ts"
import { joinParts } from "../../format/build/joinParts.ts"
import { splitIntoChunks } from "../../writing/splitIntoChunks.ts"
import { writeParts } from "../../format/build/writeParts.ts"
import { PARQUET_FORMAT } from "../../writing/parquetFormat.ts"
import { sqlText } from "../../writing/sqlText.ts"
import { writeColumns } from "../../format/columns/columnsFile.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import { sliceGroups } from "../../format/layout/Slices.ts"
import { buildPeopleColumns } from "../../format/rows/rowColumns.ts"
import type { BlockFile, UniverseManifest } from "../../format/UniverseManifest.ts"
import { quoteName } from "../staging/Field.ts"
import type { RecordRules } from "../mapping/recordRules.ts"
import { payloadColumns } from "../payloadColumns.ts"
import type { DistantRecords as FarPlacesFound } from "../ImportReport.ts"
import type { Workbench } from "../Workbench.ts"
import { arrangeChunk } from "./arrangeChunk.ts"
import { blockTexts } from "./blockTexts.ts"
import { DistantRecordCollector } from "./DistantRecordCollector.ts"
import { HAS_PERSON_NAME_SQL, readChunk } from "./readChunk.ts"
import { textCodes } from "./textCodes.ts"

const copy = (bench: Workbench, columns: ReadonlyArray<string>, path: string): Promise<void> =>
  bench.run(
    `COPY (SELECT ${columns.map(quoteName).join(", ")} FROM chunk ORDER BY ROW_ID) TO ${sqlText(path)} (${PARQUET_FORMAT})`,
  )

/** Writes all files of a universe except its manifest, chunk by chunk, from the table `sorted`. */
export const writeChunks = async (
  bench: Workbench,
  folder: string,
  wanted: ReadonlyArray<StoredColumn>,
  rules: Pick<RecordRules, "country" | "facts" | "hasCompanies">,
  onProgress: (fraction: number) => void,
): Promise<
  Pick<
    UniverseManifest,
    | "bits"
    | "blocks"
    | "columns"
    | "households"
    | "named"
    | "payload"
    | "people"
    | "places"
    | "records"
    | "vectors"
  > & { readonly farPlaces: FarPlacesFound }
> => {
  const { country, facts, hasCompanies } = rules
  const columns = await textCodes(bench, wanted)
  const zips = (await bench.rows("SELECT ZIP, count(*) FROM sorted GROUP BY ZIP ORDER BY ZIP")).map(
    ([zip, records]) => ({ zip: Number(zip), records: Number(records) }),
  )
  const total = zips.reduce((sum, { records }) => sum + records, 0)
  const people: Array<UniverseManifest["people"][number]> = []
  const payload: Array<UniverseManifest["payload"][number]> = []
  const blocks: Array<BlockFile> = []
  const vectors: Array<number> = []
  const farPlaces = new DistantRecordCollector(country)
  let [households, namedRecords, firstRow] = [0, 0, 0]
  await bench.oneThread()
  for (const [chunk, places] of splitIntoChunks(total, zips).entries()) {
    const records = places.reduce((sum, place) => sum + place.records, 0)
    const [from, to] = [places[0]?.zip ?? 0, places.at(-1)?.zip ?? 0]
    await arrangeChunk(bench, columns, country, { from, to, firstRow })
    const files = chunkFilePaths(chunk)
    await copy(
      bench,
      buildPeopleColumns(columns).map(({ name }) => name),
      join(folder, files.people),
    )
    await copy(bench, payloadColumns(rules), join(folder, files.payload))
    const rows = await readChunk(bench, columns, facts, records)
    const parts = await writeParts(folder, chunk, rows, columns, facts)
    vectors.push(parts.vectors)
    await farPlaces.add(bench, firstRow, parts.strays)
    people.push(await finishFile(folder, files.people, records))
    payload.push(await finishFile(folder, files.payload, records))
    blocks.push(await writeBlocks(folder, chunk, records, blockTexts(bench, firstRow, hasCompanies)))
    households += await bench.number("SELECT count(*) FROM chunk WHERE HOUSEHOLD_FIRST & 1 = 1")
    namedRecords += await bench.number(`SELECT count(*) FROM chunk WHERE ${HAS_PERSON_NAME_SQL}`)
    firstRow += records
    onProgress(firstRow / total)
  }
  const joined = await joinParts(folder, sliceGroups(columns, facts), vectors)
  return {
    ...joined,
    columns: await writeColumns(folder, columns),
    records: total,
    households,
    ...(facts.includes("NAMED") ? { named: namedRecords } : {}),
    people,
    payload,
    blocks,
    farPlaces: farPlaces.found,
  }
}
