import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { cutRing } from "./cutRing.ts"
import { geoJsonRings } from "./geoJsonRing.ts"
import { corners } from "./corners.ts"
import { isKml, kmlRings } from "./kmlRings.ts"
import { ringLines } from "./ringLines.ts"
import type { ShapeTextRefused } from "./ShapeFile.ts"

type Points = Result.Result<ReadonlyArray<Point>, ShapeTextRefused>
type Rings = Result.Result<ReadonlyArray<ReadonlyArray<Point>>, ShapeTextRefused>

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

/** Formats of other programs, by how their texts begin. */
const OTHER_FORMATS: ReadonlyArray<readonly [name: string, RegExp]> = [
  ["GPX", /^<[^]{0,2000}<gpx\b|^<gpx\b/i],
  ["KMZ or a zipped shapefile", /^PK/],
]

/**
 * The corners of the closed lines that a text holds, each on one side of 180 degrees: GeoJSON, or lines of longitude
 * and latitude of one. Without the closing ones, in any number.
 */
export const ringsOfText = (text: string): Rings => {
  const content = text.replace(/^\uFEFF/, "").trim()
  const other = OTHER_FORMATS.find(([, begins]) => begins.test(content))
  if (other !== undefined) return Result.fail({ _tag: "ShapeOfOtherFormat", format: other[0] })
  const rings = isKml(content)
    ? kmlRings(content)
    : /^[[{]/.test(content)
      ? Result.flatMap(parsed(content), geoJsonRings)
      : Result.map(ringLines(text.replace(/^\uFEFF/, "")), (points) => [points])
  return Result.flatMap(rings, (found): Rings =>
    found.some(isLatitudeFirst)
      ? Result.fail({ _tag: "LatitudeFirst" })
      : Result.succeed(found.flatMap((ring) => cutRing(corners(ring)))),
  )
}

/** The corners of the one closed line that a text holds; several are refused. */
export const ringOfText = (text: string): Points =>
  Result.flatMap(ringsOfText(text), ([ring, ...others]): Points =>
    ring === undefined || others.length > 0
      ? Result.fail({ _tag: "SeveralShapes", shapes: ring === undefined ? 0 : others.length + 1 })
      : Result.succeed(ring),
  )
