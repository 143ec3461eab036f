import { join } from "node:path"
import { Effect } from "effect"
import { districtTable } from "../districts/districtTable.ts"
import { importDistricts } from "../districts/importDistricts.ts"
import type { MetroAreaKinds } from "../metro/delineationRow.ts"
import { importMetroAreas } from "../metro/importMetroAreas.ts"
import { metroTable } from "../metro/metroTable.ts"
import { importOutlines } from "../outlines/importOutlines.ts"
import { readCounties, readZips } from "../tables/readGeography.ts"
import { storeReference } from "../reference/storeReference.ts"
import type { ReferenceName } from "../reference/ReferenceFacts.ts"

/** Returns the folder for the provider's own reference data within a site's data folder. */
export const geographyFolder = (dataFolder: string): string => join(dataFolder, "geography")

export interface ReplacementRequest {
  readonly dataFolder: string
  readonly what: ReferenceName
  /** The published file: the federal delineation (CSV), ZIP Codes with districts (CSV), or Census outlines (GeoJSON). */
  readonly file: string
  /** The file's publisher, such as 'United States Census Bureau'. */
  readonly source: string
  /** The date or version of the data, such as 'July 2023' or '119th Congress'. It's shown wherever the areas are. */
  readonly vintage: string
  /** The types of metro areas to import; ignored for other data. */
  readonly kinds?: MetroAreaKinds | undefined
}

/** The file's imported and rejected entries. */
export interface ReferenceReplacement {
  readonly what: ReferenceName
  /** The number of metro areas, districts, or ZIP Codes with an outline. */
  readonly taken: number
  /** The rejected entries, each with its position in the file and the reason: 'line 12: ...'. */
  readonly refused: ReadonlyArray<string>
  /** The gaps that users of the data should know about, such as ZIP Codes that are no longer in a district. */
  readonly remarks: ReadonlyArray<string>
}

const someOf = (codes: ReadonlyArray<string>): string =>
  codes.length <= 5 ? codes.join(", ") : `${codes.slice(0, 5).join(", ")}, ...`

const remark = (codes: ReadonlyArray<string>, text: string): ReadonlyArray<string> =>
  codes.length === 0 ? [] : [`${codes.length} ${text}: ${someOf(codes)}`]

const lines = (refused: ReadonlyArray<{ readonly line: number; readonly reason: string }>) =>
  refused.map(({ line, reason }) => `line ${line}: ${reason}`)

const tableOf = Effect.fnUntraced(function* ({ file, kinds, what }: ReplacementRequest) {
  switch (what) {
    case "metro-areas": {
      const read = yield* importMetroAreas(file, readCounties(), kinds)
      return {
        table: metroTable(read.metroAreas),
        method: "Metro areas defined by their counties.",
        taken: read.metroAreas.length,
        refused: lines(read.refused),
        remarks: [
          ...remark(
            read.withoutCounties,
            "metro areas were skipped because all of their counties are unknown",
          ),
          ...remark(read.unknownCounties, "counties in the metro areas are unknown"),
        ],
      }
    }
    case "districts": {
      const read = yield* importDistricts(
        file,
        readZips().map(({ zip }) => zip),
      )
      return {
        table: districtTable(read.districts),
        method: "Each ZIP Code counts as a whole in every district it overlaps.",
        taken: read.districts.zipsOfDistrict.size,
        refused: lines(read.refused),
        remarks: remark(read.zipsWithout, "ZIP Codes aren't in any district now; most are PO boxes"),
      }
    }
    case "outlines": {
      const read = yield* importOutlines(file)
      return {
        table: read.table,
        method: "As published, with corners rounded to a meter.",
        taken: read.zips,
        refused: read.refused.map(({ index, reason }) => `feature ${index}: ${reason}`),
        remarks: [],
      }
    }
  }
})

/**
 * Replaces committed reference data with a provider's published file; the site uses it after its next start. The
 * previous data remains until the new data is complete. Fails with the reason if the file isn't usable.
 */
export const replaceReference = Effect.fn("replaceReference")(function* (request: ReplacementRequest) {
  const { dataFolder, source, vintage, what } = request
  const { method, table, ...report } = yield* tableOf(request)
  yield* storeReference(geographyFolder(dataFolder), what, table, {
    source,
    vintage,
    approximate: false,
    method,
  })
  const replaced: ReferenceReplacement = { what, ...report }
  return replaced
})

/**
 * Replaces reference data for callers that don't use Effect; rejects with an error that has a human-readable message.
 */
export const importGeography = (request: ReplacementRequest): Promise<ReferenceReplacement> =>
  Effect.runPromise(replaceReference(request))
