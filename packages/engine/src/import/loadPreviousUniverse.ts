import { join, resolve } from "node:path"
import { findUniverseByNumber, UNIVERSES } from "@listwright/domain/catalog"
import { Schema } from "effect"
import { readFileFacts } from "../files/readFileFacts.ts"
import { sqlText } from "../writing/sqlText.ts"
import { COMPANY_FIELD } from "../format/blocks/blockLayout.ts"
import { columnParts } from "../format/columns/columnParts.ts"
import { readColumns } from "../format/columns/columnsFile.ts"
import { StoredColumn } from "../format/columns/StoredColumn.ts"
import { hasFact } from "../format/layout/Slices.ts"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import { universeCountry, type DataFile, type UniverseManifest } from "../format/UniverseManifest.ts"
import { buildPeopleColumns } from "../format/rows/rowColumns.ts"
import type { RecordRules } from "./mapping/recordRules.ts"
import { payloadColumns } from "./payloadColumns.ts"
import { repairHouseholds } from "./staging/householdKeySql.ts"
import { quoteName } from "./staging/Field.ts"
import { isTextEncoded, recordColumns } from "./staging/stagedColumns.ts"
import type { Workbench } from "./Workbench.ts"

const same = Schema.toEquivalence(StoredColumn)

const prove = async (folder: string, file: DataFile): Promise<void> => {
  const facts = await readFileFacts(join(folder, file.path))
  if (facts.sha256 !== file.sha256)
    throw new UniverseNotBuilt({ reason: `${join(folder, file.path)} is damaged: its checksum is wrong` })
}

/** Returns the universe's attributes; throws if they differ from the mapping's in anything but their strings. */
const sameColumns = async (
  folder: string,
  wanted: ReadonlyArray<StoredColumn>,
): Promise<ReadonlyArray<StoredColumn>> => {
  const columns = await readColumns(folder)
  const others = columns.length === wanted.length ? wanted : [...columns, ...wanted]
  const differing = others.find((stored, at) => {
    const own = columns[at]
    return own === undefined || !same({ ...own, texts: [] }, { ...stored, texts: [] })
  })
  if (columns.length !== wanted.length || differing !== undefined)
    throw new UniverseNotBuilt({
      reason: `the mapping changes the attributes of ${folder} (${columns.map(({ column }) => column.column).join(", ")}); import the whole file again`,
    })
  return columns
}

const loadTexts = async (bench: Workbench, table: string, texts: ReadonlyArray<string>): Promise<void> => {
  await bench.run(`CREATE TABLE ${quoteName(table)} (CODE UINTEGER, RAW VARCHAR)`)
  const appender = await bench.connection.createAppender(table)
  for (const [at, one] of texts.entries()) {
    appender.appendUInteger(at + 1)
    appender.appendVarchar(one)
    appender.endRow()
  }
  appender.closeSync()
}

/** Returns whether the universe was imported; only imports store the data that a delta needs. */
const isImported = async (bench: Workbench, payload: string): Promise<boolean> =>
  (await bench.number(
    `SELECT count(*) FROM (DESCRIBE SELECT * FROM read_parquet(${sqlText(payload)})) WHERE column_name = 'HOUSEHOLD_KEY'`,
  )) > 0

/** Fills the table `previous` with the records of an imported universe. */
export const loadPreviousUniverse = async (
  bench: Workbench,
  from: string,
  manifest: UniverseManifest,
  wanted: ReadonlyArray<StoredColumn>,
  rules: RecordRules,
): Promise<void> => {
  const folder = resolve(from)
  const before = universeCountry(manifest)
  if (before !== rules.country)
    throw new UniverseNotBuilt({
      reason: `${folder} contains people in country ${before}, but the mapping is for country ${rules.country}`,
    })
  if (findUniverseByNumber(manifest.listType)?.name !== rules.universe)
    throw new UniverseNotBuilt({
      reason: `${folder} has list type ${manifest.listType}, but the mapping loads ${UNIVERSES[rules.universe].title}, ${UNIVERSES[rules.universe].listType}`,
    })
  if ((manifest.hasCompanies === true) !== rules.hasCompanies)
    throw new UniverseNotBuilt({
      reason: `${folder} was imported by an earlier release, without companies; import the whole file again`,
    })
  // Folders from earlier releases don't tell the form of their keys.
  if (manifest.hasTextKeys === true && !rules.hasTextKeys)
    throw new UniverseNotBuilt({
      reason: `the keys of ${folder} are texts, but the mapping reads numbers; write "as": "text" in record.key`,
    })
  // NAMED isn't required, since it's determined again for the new universe.
  if (rules.facts.some((fact) => fact !== "NAMED" && !hasFact(manifest, fact)))
    throw new UniverseNotBuilt({
      reason: `${folder} was imported by an earlier release, without businesses; import the whole file again`,
    })
  for (const file of [manifest.columns, ...manifest.people, ...manifest.payload]) await prove(folder, file)
  const columns = await sameColumns(folder, wanted)
  const texts = columns.filter(isTextEncoded)
  for (const { column, texts: own } of texts) await loadTexts(bench, `previous ${column.column}`, own)
  const rawOf = (part: string): string => quoteName(`raw ${part}`)
  const isText = new Set(texts.flatMap(columnParts))
  const targets = recordColumns(columns).map(({ name }) => name)
  const held = new Set([...payloadColumns(rules), ...buildPeopleColumns(columns).map(({ name }) => name)])
  const values = targets.map((name) =>
    isText.has(name) ? `${rawOf(name)}.RAW` : held.has(name) ? quoteName(name) : "NULL",
  )
  const joins = texts.flatMap((stored) =>
    columnParts(stored).map(
      (part) =>
        `LEFT JOIN ${quoteName(`previous ${stored.column.column}`)} AS ${rawOf(part)}
         ON ${rawOf(part)}.CODE = people.${quoteName(part)}`,
    ),
  )
  for (const [at, people] of manifest.people.entries()) {
    const payload = join(folder, manifest.payload[at]?.path ?? "")
    if (!(await isImported(bench, payload)))
      throw new UniverseNotBuilt({ reason: `${folder} wasn't created by an import, so it can't be changed` })
    await bench.run(
      `INSERT INTO previous (${targets.map(quoteName).join(", ")}) SELECT ${values.join(", ")}
       FROM read_parquet(${sqlText(join(folder, people.path))}) AS people
       JOIN read_parquet(${sqlText(payload)}) AS payload USING (ROW_ID) ${joins.join(" ")}`,
    )
  }
  await bench.run(
    repairHouseholds("previous", { address: "ADDRESS", company: rules.hasCompanies ? COMPANY_FIELD : null }),
  )
  for (const { column } of texts) await bench.run(`DROP TABLE ${quoteName(`previous ${column.column}`)}`)
}
