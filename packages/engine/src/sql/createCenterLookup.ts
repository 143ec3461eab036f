import type { Point } from "@listwright/domain/definition"
import { parseRouteCode } from "../format/rows/routeCode.ts"
import { zipUnits } from "../bitslice/geography/unitCenters.ts"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import type { CenterLookup } from "./answer/countDetails.ts"

/** Returns a function that finds units' centers in a universe's place files. */
export const createCenterLookup =
  ({ files, places }: Pick<SlicedUniverse, "files" | "places">): CenterLookup =>
  (unit, code): Point | null => {
    const { numbers } = places
    const place = places.placeOf(numbers.zipNumber(code.slice(0, numbers.zipCharacters))) ?? -1
    const rows = places.rows[place]
    if (rows === undefined) return null
    if (unit === "zip") return places.points[place] ?? null
    const rest = code.slice(numbers.zipCharacters)
    const number = unit === "zip4" ? numbers.plus4Number(rest) : parseRouteCode(rest)
    return zipUnits(files, rows, unit).find((one) => one.code === number)?.center ?? null
  }
