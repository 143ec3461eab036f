import { join, resolve } from "node:path"
import { Effect, Result } from "effect"
import { buildAddresses } from "../addresses/buildAddresses.ts"
import { buildInNewFolder } from "../format/build/buildInNewFolder.ts"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import { type Country, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import { readFsas, readZips } from "@listwright/geography"
import { ZIP_NUMBERS } from "../format/rows/zipNumbers.ts"
import { manifestSnapshot } from "../format/manifestSnapshot.ts"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import { writeChunks } from "./chunks/writeChunks.ts"
import { MappingRefused, TooFewRecords } from "./ImportErrors.ts"
import type { ImportReport, RowsReport } from "./ImportReport.ts"
import { type ImportRequest, DEFAULT_REFUSAL_LIMIT_PERCENT } from "./ImportRequest.ts"
import type { Mapping } from "./mapping/Mapping.ts"
import { mappedAttributes } from "./mapping/mappedAttributes.ts"
import { readMapping } from "./mapping/readMapping.ts"
import { recordRules, type RecordRules } from "./mapping/recordRules.ts"
import { findReservedNames } from "./mapping/findReservedNames.ts"
import { createRejectedTable } from "./staging/rejectMalformedRows.ts"
import { rejectRows } from "./staging/rejectRows.ts"
import { recordColumns, tableSql } from "./staging/stagedColumns.ts"
import { stageFiles } from "./staging/stageFiles.ts"
import { createStaging } from "./staging/Staging.ts"
import { type ImportFailure, runUntilSettled } from "./runUntilSettled.ts"
import { withUnchangedFiles } from "./withUnchangedFiles.ts"
import { Workbench } from "./Workbench.ts"
import { writeCorrectionFiles } from "./writeCorrectionFiles.ts"
import { ensureWithinLimit, writeReport } from "./writeReport.ts"

/** A new universe, and the outcome of its input rows. */
export interface BuiltUniverse<Report> {
  readonly manifest: UniverseManifest
  readonly report: Report
}

type Whole<Report> = Report & Pick<ImportReport, "farPlaces" | "correctionFiles">

/** The sources of a universe's rows. */
export interface RowSources<Report> {
  readonly files: (mapping: Mapping) => Promise<ReadonlyArray<string>>
  /** True if each row in the files is a change. */
  readonly changes: boolean
  /** Fills the table `previous`. */
  readonly loadPreviousUniverse: (
    bench: Workbench,
    columns: ReadonlyArray<StoredColumn>,
    rules: RecordRules,
  ) => Promise<void>
  /** Builds the report from the tables `staged`, `refused`, and `previous`. */
  readonly reportOf: (bench: Workbench, report: RowsReport) => Promise<Report>
}

/** Loads the existing ZIP Codes with their post offices, or, in Canada, the first halves of the postal codes. */
const loadZips = async (bench: Workbench, country: Country): Promise<void> => {
  const { zipNumber } = ZIP_NUMBERS[country]
  const places =
    country === "CA"
      ? readFsas().map(({ city, fsa, province }) => ({ zip: fsa, city, state: province }))
      : readZips()
  await bench.run("CREATE TABLE zips (CODE VARCHAR, ZIP UINTEGER, CITY VARCHAR, STATE VARCHAR)")
  const appender = await bench.connection.createAppender("zips")
  for (const { city, state, zip } of places) {
    appender.appendVarchar(zip)
    appender.appendUInteger(zipNumber(zip))
    appender.appendVarchar(city)
    appender.appendVarchar(state)
    appender.endRow()
  }
  appender.closeSync()
}

const make = async <Report>(
  request: ImportRequest,
  mapping: Mapping,
  sources: RowSources<Report>,
  folder: string,
  bench: Workbench,
): Promise<BuiltUniverse<Whole<Report>>> => {
  const tell = request.onProgress ?? (() => undefined)
  const attributes = mappedAttributes(mapping, await findReservedNames(bench.connection))
  if (Result.isFailure(attributes))
    throw new MappingRefused({ file: request.mapping, mistakes: attributes.failure })
  const files = await sources.files(mapping)
  const rules = recordRules(mapping)
  const { country, hasCompanies, hasTextKeys } = rules
  const staging = createStaging(mapping.record, attributes.success, sources.changes, rules)
  await loadZips(bench, country)
  await createRejectedTable(bench)
  await bench.run(tableSql("previous", recordColumns(staging.columns)))
  await sources.loadPreviousUniverse(bench, staging.columns, rules)
  await withUnchangedFiles(files, () =>
    bench.asWritten(() =>
      stageFiles(bench, staging, mapping.input, files, (fraction) => tell({ stage: "reading", fraction })),
    ),
  )
  tell({ stage: "sorting", fraction: 0 })
  await rejectRows(bench, staging, mapping.record, files, rules)
  const report = await writeReport(bench, `${resolve(request.folder)}.refused.csv`)
  ensureWithinLimit(report, request.maxRefused ?? DEFAULT_REFUSAL_LIMIT_PERCENT)
  const correctionFiles = await writeCorrectionFiles(
    bench,
    mapping.input,
    files,
    sources.changes,
    resolve(request.folder),
  )
  const whole = await sources.reportOf(bench, report)
  await bench.run("CREATE TABLE sorted AS SELECT * FROM kept ORDER BY ZIP")
  await bench.run("DROP VIEW kept; DROP TABLE staged; DROP TABLE previous; DROP TABLE refused")
  const records = await bench.number("SELECT count(*) FROM sorted")
  if (records === 0) throw new UniverseNotBuilt({ reason: "no records can be loaded" })
  const { leastRecords = 0 } = request
  if (records < leastRecords) throw new TooFewRecords({ records, leastRecords })
  tell({ stage: "sorting", fraction: 1 })
  const { farPlaces, ...written } = await writeChunks(bench, folder, staging.columns, rules, (fraction) =>
    tell({ stage: "writing", fraction }),
  )
  const { listType, source, vintage } = mapping
  const said = {
    ...(country === DEFAULT_COUNTRY ? {} : { country }),
    ...(hasCompanies ? { hasCompanies } : {}),
    ...(hasTextKeys ? { hasTextKeys } : {}),
  }
  const facts = { version: 3 as const, listType, ...said, source, vintage, seed: null, ...written }
  const manifest = { ...facts, snapshot: manifestSnapshot(facts) }
  await buildAddresses(folder, manifest)
  return {
    manifest,
    report: { ...whole, farPlaces, correctionFiles },
  }
}

/**
 * Builds a universe from input files, as a whole or not at all; rejected rows are written next to the universe's folder
 * either way.
 */
export const buildFromFiles = <Report>(
  request: ImportRequest,
  sources: RowSources<Report>,
): Effect.Effect<BuiltUniverse<Whole<Report>>, ImportFailure> =>
  Effect.gen(function* () {
    const { maxRefused = DEFAULT_REFUSAL_LIMIT_PERCENT } = request
    if (!(maxRefused >= 0 && maxRefused <= 100))
      return yield* new UniverseNotBuilt({
        reason: "the limit for rejected rows must be a percentage from 0 to 100",
      })
    const mapping = yield* readMapping(request.mapping)
    return yield* buildInNewFolder(request.folder, (folder) =>
      runUntilSettled((signal) =>
        Workbench.use(join(folder, "work"), signal, (bench) =>
          make(request, mapping, sources, folder, bench),
        ),
      ),
    )
  })
