import { Result } from "effect"
import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import { offersGranularity } from "../granularityOptions.ts"
import { outsideCountry } from "./outsideCountry.ts"
import { MAX_POLYGON_POINTS, polygonArea, type PolygonLine } from "./polygonArea.ts"
import { ringsOfText } from "./ringOfText.ts"
import type { ShapeFileRefused } from "./ShapeFile.ts"
import { simplerRing } from "./simplerRing.ts"

/** A polygon's area, with its number of corners before simplification; null if it wasn't simplified. */
export interface PolygonOfFile {
  readonly area: Area
  readonly simplifiedFrom: number | null
}

/**
 * Reads the polygons in a file's text, one area each: GeoJSON, or lines of longitude and latitude. A polygon across 180
 * degrees becomes two. A polygon with more than 500 corners is rejected unless it may be simplified.
 */
export const polygonsOfFile = (
  file: Omit<PolygonLine, "points"> & { readonly text: string; readonly mayBeSimplified: boolean },
): Result.Result<ReadonlyArray<PolygonOfFile>, ShapeFileRefused> => {
  const { granularity, listType } = file
  if (!offersGranularity("polygon", listType, granularity)) {
    return Result.fail({ _tag: "GranularityNotOffered", listType })
  }
  const found = ringsOfText(file.text)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const rings = found.success
  const made = Result.all(
    rings.map((whole, at) => {
      const part = file.name === "" || rings.length === 1 ? "" : ` ${at + 1}`
      const points = file.mayBeSimplified ? simplerRing(whole, MAX_POLYGON_POINTS) : whole
      const name = `${file.name.slice(0, MAX_NAME_CHARACTERS - part.length)}${part}`
      return Result.map(polygonArea({ ...file, name, points }), (area): PolygonOfFile => ({
        area,
        simplifiedFrom: points.length === whole.length ? null : whole.length,
      }))
    }),
  )
  const outside = outsideCountry(rings, traitsOf(listType).country)
  return Result.flatMap(made, (areas) => (outside === null ? Result.succeed(areas) : Result.fail(outside)))
}
