import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { UniverseRecord } from "@listwright/domain/counting"
import {
  canonicalLocations,
  LocationFileHash,
  type LocationRow,
  locationsJson,
} from "@listwright/domain/definition"
import type { StoredLocations } from "../../src/question/EngineQuestion.ts"

/** A file of locations, for the engine and for the evaluator. */
export interface LocationFileOfTests {
  readonly stored: StoredLocations
  readonly rows: ReadonlyArray<LocationRow>
}

/** Every `step`-th record's home, a little aside, with these miles by turns. */
const around = (
  records: ReadonlyArray<UniverseRecord>,
  step: number,
  miles: ReadonlyArray<number>,
): ReadonlyArray<LocationRow> =>
  records.flatMap(({ point, state }, at) =>
    point === null || at % step !== 0
      ? []
      : [
          {
            longitude: point[0] + (at % 7) * 0.001,
            latitude: point[1] - (at % 5) * 0.001,
            miles: miles[(at / step) % miles.length] ?? 1,
            state,
            name: `S${at}`,
          },
        ],
  )

/** Few large circles and hundreds of small ones, that cut ZIP Codes and each other, and cross state lines. */
export const locationFilesOfTests = (
  folder: string,
  records: ReadonlyArray<UniverseRecord>,
): Promise<ReadonlyArray<LocationFileOfTests>> =>
  Promise.all(
    [
      around(records, 2_500, [11, 3.5, 24]),
      around(records, 23, [0.2, 0.05, 1.1, 0.6]),
      around(records, 900, [0.4, 200, 2, 6]),
    ].map(async (given, at): Promise<LocationFileOfTests> => {
      const rows = canonicalLocations(given)
      const text = locationsJson(rows)
      const path = join(folder, `locations-${at}`)
      await writeFile(path, text)
      const file = LocationFileHash.make(createHash("sha256").update(text).digest("hex"))
      return { stored: { file, path, locations: rows.length }, rows }
    }),
  )
