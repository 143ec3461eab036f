import { routeCodeOf } from "../../format/rows/routeCode.ts"
import { NO_UNIT } from "../../format/layout/unplacedInUnits.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Which of these ZIP+4s ('606141234') or carrier routes ('60614C001') have rows, in the order asked. */
export const codesFound = (
  { files, places }: SlicedUniverse,
  of: "zip4" | "carrierRoute",
  codes: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const known = new Map<string, ReadonlySet<number>>()
  const codesIn = (zip: string): ReadonlySet<number> => {
    const before = known.get(zip)
    if (before !== undefined) return before
    const rows = places.rows[places.placeOf(Number(zip)) ?? -1]
    const runs = rows === undefined ? [] : of === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows)
    const found = new Set(runs.flatMap(({ code }) => (code === NO_UNIT ? [] : [code])))
    known.set(zip, found)
    return found
  }
  return codes.filter((code) => {
    const rest = code.slice(5)
    return codesIn(code.slice(0, 5)).has(of === "zip4" ? Number(rest) : routeCodeOf(rest))
  })
}
