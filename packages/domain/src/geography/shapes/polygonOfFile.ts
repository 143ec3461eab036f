import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { Point } from "../../definition/AreaShape.ts"
import { granularityOptions } from "../granularityOptions.ts"
import { geoJsonRing } from "./geoJsonRing.ts"
import { corners, MAX_POLYGON_POINTS, polygonArea, type PolygonLine } from "./polygonArea.ts"
import { ringLines } from "./ringLines.ts"
import type { ShapeFileRefused, ShapeTextRefused } from "./ShapeFile.ts"
import { simplerRing } from "./simplerRing.ts"

/** The longest name that a shape can have. */
const NAME_CHARACTERS = 200

type Points = Result.Result<ReadonlyArray<Point>, ShapeTextRefused>

const parsed = (text: string): Result.Result<unknown, ShapeTextRefused> =>
  Result.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause): ShapeTextRefused => ({
      _tag: "ShapeNotJson",
      message: cause instanceof Error ? cause.message : String(cause),
    }),
  })

/** No place of the United States has a latitude of less than -60, and no longitude of one is above 0 and below 72. */
const isLatitudeFirst = (points: ReadonlyArray<Point>): boolean =>
  points.length > 0 && points.every(([x, y]) => x > 0 && x < 72 && y < -60)

const pointsOf = (text: string): Points => {
  const content = text.replace(/^\uFEFF/, "").trim()
  const points = /^[[{]/.test(content)
    ? Result.flatMap(parsed(content), geoJsonRing)
    : ringLines(text.replace(/^\uFEFF/, ""))
  return Result.flatMap(points, (found): Points =>
    isLatitudeFirst(found) ? Result.fail({ _tag: "LatitudeFirst" }) : Result.succeed(found),
  )
}

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
  if (!granularityOptions("polygon", listType).includes(granularity)) {
    return Result.fail({ _tag: "GranularityNotOffered", listType })
  }
  const found = pointsOf(file.text)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const whole = corners(found.success)
  const points = file.mayBeSimplified ? simplerRing(whole, MAX_POLYGON_POINTS) : whole
  const line = { ...file, name: file.name.slice(0, NAME_CHARACTERS), points }
  return Result.map(polygonArea(line), (area) => ({
    area,
    simplifiedFrom: points.length === whole.length ? null : whole.length,
  }))
}
