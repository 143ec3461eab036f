import { groupBy } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readCsvFile } from "../csv/readCsvFile.ts"
import type { County } from "../tables/ZipInfo.ts"
import { ImportRefused, type RefusedRow } from "../reference/ReferenceErrors.ts"
import { countiesForFederalCounty } from "./countiesForFederalCounty.ts"
import {
  type DelineationRow,
  delineationRow,
  DELINEATION_COLUMNS,
  METRO_KIND_NAMES,
  type MetroAreaKinds,
  rowProblem,
} from "./delineationRow.ts"
import type { MetroArea } from "./MetroArea.ts"

export interface MetroAreaImport {
  readonly metroAreas: ReadonlyArray<MetroArea>
  readonly refused: ReadonlyArray<RefusedRow>
  /** The areas without a known county (in Puerto Rico, and Waterbury), which were skipped. */
  readonly withoutCounties: ReadonlyArray<string>
  /** The unknown counties in the other areas; no records are in them. */
  readonly unknownCounties: ReadonlyArray<string>
}

/**
 * Converts the federal delineation of metro areas, one row per county (`cbsa2fipsxw.csv`), into the format of
 * `metro-areas.tsv`. Connecticut's planning regions are replaced with the counties that represent them. Fails if no row
 * is usable.
 *
 * @param counties The counties that records may be in.
 */
export const importMetroAreas = Effect.fn("importMetroAreas")(function* (
  file: string,
  counties: ReadonlyArray<County>,
  kinds: MetroAreaKinds = "metropolitan",
): Effect.fn.Return<MetroAreaImport, ImportRefused> {
  const { records, refused: unreadable } = yield* readCsvFile(file, DELINEATION_COLUMNS)
  const known = new Set(counties.map(({ fips }) => fips))
  const taken = new Map<string, string>()
  const names = new Map<string, string>()
  const rows: Array<DelineationRow> = []
  const refused = [...unreadable]
  for (const record of records) {
    const row = delineationRow(record)
    const problem = rowProblem(row, taken, names)
    if (problem !== null) {
      refused.push({ line: record.line, reason: problem })
      continue
    }
    taken.set(row.county, row.code)
    names.set(row.code, row.name)
    if (METRO_KIND_NAMES[kinds].includes(row.kind)) rows.push(row)
  }
  const all = [...groupBy(rows, ({ code }) => code)].map(([code, members]) => ({
    code,
    name: names.get(code) ?? "",
    counties: members.flatMap(({ county }) => countiesForFederalCounty(county)).toSorted(),
  }))
  const isKnown = ({ counties: own }: MetroArea) => own.some((county) => known.has(county))
  const metroAreas = all.filter(isKnown).toSorted((a, b) => a.code.localeCompare(b.code))
  if (metroAreas.length === 0)
    return yield* new ImportRefused({
      file,
      reason: refused[0] === undefined ? "it has no rows" : `line ${refused[0].line}: ${refused[0].reason}`,
    })
  return {
    metroAreas,
    refused: refused.toSorted((a, b) => a.line - b.line),
    withoutCounties: all.filter((area) => !isKnown(area)).map(({ code }) => code),
    unknownCounties: metroAreas.flatMap(({ counties: own }) => own.filter((county) => !known.has(county))),
  }
})
