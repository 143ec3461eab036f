import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { MAX_NAME_CHARACTERS } from "../../definition/AreaShape.ts"
import { offersGranularity } from "../granularityOptions.ts"
import { MAX_POLYGON_POINTS, polygonArea, type PolygonLine } from "./polygonArea.ts"
import { ringOfText } from "./ringOfText.ts"
import type { ShapeFileRefused } from "./ShapeFile.ts"
import { simplerRing } from "./simplerRing.ts"

/** The area of a file, and how many corners it had before it was simplified; null where it was not. */
export interface PolygonOfFile {
  readonly area: Area
  readonly simplifiedFrom: number | null
}

/**
 * The polygon that the text of a file holds: GeoJSON, or lines of longitude and latitude. One of more than 500 corners is
 * refused unless it may be simplified. spec: decisions (Settled: Shapes)
 */
export const polygonOfFile = (
  file: Omit<PolygonLine, "points"> & { readonly text: string; readonly mayBeSimplified: boolean },
): Result.Result<PolygonOfFile, ShapeFileRefused> => {
  const { granularity, listType } = file
  if (!offersGranularity("polygon", listType, granularity)) {
    return Result.fail({ _tag: "GranularityNotOffered", listType })
  }
  const found = ringOfText(file.text)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const whole = found.success
  const points = file.mayBeSimplified ? simplerRing(whole, MAX_POLYGON_POINTS) : whole
  const line = { ...file, name: file.name.slice(0, MAX_NAME_CHARACTERS), points }
  return Result.map(polygonArea(line), (area) => ({
    area,
    simplifiedFrom: points.length === whole.length ? null : whole.length,
  }))
}
