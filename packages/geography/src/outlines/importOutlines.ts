import { createReadStream } from "node:fs"
import { Effect, Result, Schema } from "effect"
import { ImportRefused } from "../reference/ReferenceErrors.ts"
import { referenceTable } from "../reference/storeReference.ts"
import { readJsonFeatures } from "./readJsonFeatures.ts"
import { encodeParts, OUTLINE_COLUMNS } from "./outlineTable.ts"
import { readFeatureParts } from "./readFeatureParts.ts"
import { ZctaFeature, featureZip } from "./ZctaFeature.ts"

/** A feature rejected by an import. */
export interface RefusedFeature {
  /** The feature's position in the file, from 0. */
  readonly index: number
  readonly reason: string
}

export interface OutlineImport {
  /** The number of ZIP Codes that now have an outline. */
  readonly zips: number
  /** The table to store, in the format of `outlines.tsv`. */
  readonly table: string
  readonly refused: ReadonlyArray<RefusedFeature>
}

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(ZctaFeature))

/** Returns a feature's row for `outlines.tsv`, or the reason it has none. */
const rowOf = (json: string): Result.Result<readonly [string, string], string> => {
  const decoded = decode(json)
  if (Result.isFailure(decoded)) return Result.fail(decoded.failure.message)
  const zip = featureZip(decoded.success)
  return zip === null
    ? Result.fail("its properties don't name a 5-digit ZIP Code (ZCTA5CE20, ZCTA5CE10, GEOID20, GEOID10)")
    : Result.map(readFeatureParts(decoded.success), (parts) => [zip, encodeParts(parts)] as const)
}

const read = async (file: string): Promise<OutlineImport> => {
  const rows = new Map<string, string>()
  const refused: Array<RefusedFeature> = []
  for await (const { index, json } of readJsonFeatures(createReadStream(file, { highWaterMark: 1 << 20 }))) {
    const row = rowOf(json)
    if (Result.isFailure(row)) refused.push({ index, reason: row.failure })
    else if (rows.has(row.success[0]))
      refused.push({ index, reason: `ZIP Code ${row.success[0]} already has an outline` })
    else rows.set(...row.success)
  }
  return { zips: rows.size, table: referenceTable(OUTLINE_COLUMNS, [...rows]), refused }
}

/**
 * Reads the Census Bureau's ZIP Code area outlines for a state or the whole country, a GeoJSON FeatureCollection in
 * degrees. Fails if no feature is usable.
 */
export const importOutlines = Effect.fn("importOutlines")(function* (
  file: string,
): Effect.fn.Return<OutlineImport, ImportRefused> {
  const imported = yield* Effect.tryPromise({
    try: () => read(file),
    catch: (cause) => new ImportRefused({ file, reason: `it cannot be read: ${String(cause)}` }),
  })
  const [first] = imported.refused
  if (imported.zips === 0)
    return yield* new ImportRefused({
      file,
      reason: first === undefined ? "it contains no features" : `feature ${first.index}: ${first.reason}`,
    })
  return imported
})
