import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api"
import { type UniverseName, UNIVERSES } from "@listwright/domain/catalog"
import { Effect, Result } from "effect"
import { sqlText } from "../writing/sqlText.ts"
import { UniverseNotBuilt } from "../format/UniverseErrors.ts"
import { readCsvHeader } from "./csv/readCsvHeader.ts"
import { MappingRefused } from "./ImportErrors.ts"
import { universeCatalog } from "./mapping/catalogs.ts"
import { findUnmappedFields, type UnmappedField } from "./mapping/findUnmappedFields.ts"
import { mappedAttributes } from "./mapping/mappedAttributes.ts"
import type { Mapping } from "./mapping/Mapping.ts"
import { readMapping } from "./mapping/readMapping.ts"
import { recordRules } from "./mapping/recordRules.ts"
import { findReservedNames } from "./mapping/findReservedNames.ts"
import { findInputFiles } from "./staging/findInputFiles.ts"
import { createStaging } from "./staging/Staging.ts"

/** An attribute, with its name in definitions and its display name. */
interface NamedAttribute {
  readonly column: string
  readonly name: string
}

/** The explanation of what an import with a mapping would load, based on the mapping and the headers of its files. */
export interface MappingExplanation {
  readonly universe: UniverseName
  readonly title: string
  readonly listType: number
  readonly source: string
  readonly vintage: string
  readonly files: ReadonlyArray<{
    readonly file: string
    /** The columns that the mapping names but the file lacks, which would make an import fail. */
    readonly missing: ReadonlyArray<string>
    /** The columns from which nothing is loaded. */
    readonly unused: ReadonlyArray<string>
  }>
  /** The attributes that are filled, each with its source columns. */
  readonly fills: ReadonlyArray<NamedAttribute & { readonly from: ReadonlyArray<string> }>
  /**
   * The attributes in the universe's catalog that aren't filled from any column, so no record can be selected by them.
   */
  readonly unfilled: ReadonlyArray<NamedAttribute>
  readonly lacks: ReadonlyArray<UnmappedField>
}

const headOf = async (
  connection: DuckDBConnection,
  { delimiter = ",", format }: Mapping["input"],
  file: string,
): Promise<ReadonlyArray<string>> => {
  if (format === "csv") return await readCsvHeader(file, delimiter)
  const described = await connection.runAndReadAll(
    `SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet(${sqlText(file)}, hive_partitioning = false))`,
  )
  return described.getRows().map(([name]) => String(name))
}

const explained = async (
  file: string,
  mapping: Mapping,
  connection: DuckDBConnection,
): Promise<MappingExplanation> => {
  const found = mappedAttributes(mapping, await findReservedNames(connection))
  if (Result.isFailure(found)) throw new MappingRefused({ file, mistakes: found.failure })
  const attributes = found.success
  const rules = recordRules(mapping)
  const { inputs } = createStaging(mapping.record, attributes, false, rules)
  const files: Array<MappingExplanation["files"][number]> = []
  for (const path of await findInputFiles(file, mapping.input.files)) {
    const head = await headOf(connection, mapping.input, path)
    files.push({
      file: path,
      missing: inputs.filter((column) => !head.includes(column)),
      unused: head.filter((column) => !inputs.includes(column)),
    })
  }
  const filled = new Set(attributes.map(({ stored }) => stored.column.column))
  const { listType, title } = UNIVERSES[rules.universe]
  return {
    universe: rules.universe,
    title,
    listType,
    source: mapping.source,
    vintage: mapping.vintage,
    files,
    fills: attributes.map(({ also, column, stored }) => ({
      column: stored.column.column,
      name: stored.column.name,
      from: [column, ...also],
    })),
    unfilled: universeCatalog(rules.universe).flatMap(({ column: { column, name } }) =>
      filled.has(column) ? [] : [{ column, name }],
    ),
    lacks: findUnmappedFields(mapping.record, rules),
  }
}

/**
 * Explains what an import with a mapping file would load and what its universe would lack, without loading anything.
 */
export const explainMapping = Effect.fn("explainMapping")(function* (
  file: string,
): Effect.fn.Return<MappingExplanation, MappingRefused | UniverseNotBuilt> {
  const mapping = yield* readMapping(file)
  return yield* Effect.tryPromise({
    try: async () => {
      const instance = await DuckDBInstance.create(":memory:")
      const connection = await instance.connect()
      try {
        return await explained(file, mapping, connection)
      } finally {
        connection.closeSync()
        instance.closeSync()
      }
    },
    catch: (cause) =>
      cause instanceof MappingRefused
        ? cause
        : new UniverseNotBuilt({ reason: cause instanceof Error ? cause.message : String(cause) }),
  })
})
