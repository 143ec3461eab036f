import { parseRouteCode } from "../../format/rows/routeCode.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** The kinds of codes that start with a ZIP Code and are within it. */
export type SmallCodeKind = "zip4" | "carrierRoute" | "postalCode"

/**
 * Returns the codes that have rows, in the requested order: ZIP+4s ('606141234'), carrier routes ('60614C001'), or
 * postal codes ('M5V2T6'). One country's universe doesn't contain the other's codes. A code exists even if all of its
 * people are on the do-not-sell list, since its existence isn't a number of records.
 */
export const findExistingCodes = (
  { files, places }: SlicedUniverse,
  of: SmallCodeKind,
  codes: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const { areas, numbers } = places
  if ((of === "postalCode") !== (areas.places.country === "CA")) return []
  const known = new Map<string, ReadonlySet<number>>()
  const codesIn = (zip: string): ReadonlySet<number> => {
    const before = known.get(zip)
    if (before !== undefined) return before
    const rows = places.rows[places.placeOf(numbers.zipNumber(zip)) ?? -1]
    const runs =
      rows === undefined ? [] : of === "carrierRoute" ? files.routeRuns(rows) : files.zip4Runs(rows)
    const found = new Set(runs.flatMap(({ code }) => (code === NO_UNIT ? [] : [code])))
    known.set(zip, found)
    return found
  }
  return codes.filter((code) => {
    const rest = code.slice(numbers.zipCharacters)
    const number = of === "carrierRoute" ? parseRouteCode(rest) : numbers.plus4Number(rest)
    return codesIn(code.slice(0, numbers.zipCharacters)).has(number)
  })
}
