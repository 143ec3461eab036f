import { Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import { offersGranularity } from "../granularityOptions.ts"
import { outsideCountryRefusal } from "./outsideCountryRefusal.ts"
import { MAX_POLYGON_POINTS, polygonArea, type PolygonLine } from "./polygonArea.ts"
import { parseRings } from "./parseRing.ts"
import type { ShapeFileRefusal } from "./ShapeFile.ts"
import { simplifyRing } from "./simplifyRing.ts"

/** A polygon's area, with its number of corners before simplification; null if it wasn't simplified. */
export interface ImportedPolygon {
  readonly area: Area
  readonly simplifiedFrom: number | null
}

/**
 * Reads the polygons in a file's content, one area each: GeoJSON, or lines of longitude and latitude. A polygon across
 * 180 degrees becomes two. A polygon with more than 500 corners is rejected unless it may be simplified.
 */
export const parsePolygonFile = (
  file: Omit<PolygonLine, "points"> & { readonly text: string; readonly mayBeSimplified: boolean },
): Result.Result<ReadonlyArray<ImportedPolygon>, ShapeFileRefusal> => {
  const { granularity, listType } = file
  if (!offersGranularity("polygon", listType, granularity)) {
    return Result.fail({ _tag: "GranularityNotOffered", listType })
  }
  const found = parseRings(file.text)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const rings = found.success
  const made = Result.all(
    rings.map((whole, at) => {
      const part = file.name === "" || rings.length === 1 ? "" : ` ${at + 1}`
      const points = file.mayBeSimplified ? simplifyRing(whole, MAX_POLYGON_POINTS) : whole
      const name = `${file.name.slice(0, MAX_NAME_CHARACTERS - part.length)}${part}`
      return Result.map(polygonArea({ ...file, name, points }), (area): ImportedPolygon => ({
        area,
        simplifiedFrom: points.length === whole.length ? null : whole.length,
      }))
    }),
  )
  const outside = outsideCountryRefusal(rings, sourceTraits(listType).country)
  return Result.flatMap(made, (areas) => (outside === null ? Result.succeed(areas) : Result.fail(outside)))
}
