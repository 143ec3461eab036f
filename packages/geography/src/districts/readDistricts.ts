import { Effect } from "effect"
import { ReferenceUnusable } from "../reference/ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { readReference } from "../reference/readReference.ts"
import { DISTRICT_PATTERN, type DistrictMap, districtMap } from "./DistrictMap.ts"
import { DISTRICT_COLUMNS } from "./districtTable.ts"

const ZIPS = /^\d{5}( \d{5})*$/

/**
 * Reads the districts from the provider's folder; falls back to the committed districts if the folder is null or has
 * none.
 */
export const readDistricts = Effect.fn("readDistricts")(function* (
  folder: string | null,
): Effect.fn.Return<{ readonly facts: ReferenceFacts; readonly districts: DistrictMap }, ReferenceUnusable> {
  const { facts, file, rows } = yield* readReference("districts", DISTRICT_COLUMNS, folder)
  const entries: Array<readonly [string, ReadonlyArray<string>]> = []
  for (const [at, [district = "", zips = ""]] of (yield* rows).entries()) {
    if (!DISTRICT_PATTERN.test(district) || !ZIPS.test(zips))
      return yield* new ReferenceUnusable({
        file,
        reason: `line ${at + 2} must be a district like IL05 and its 5-digit ZIP Codes`,
      })
    entries.push([district, zips.split(" ")])
  }
  return { facts, districts: districtMap(entries) }
})
