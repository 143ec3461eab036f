import { Result } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { splitRingAtAntimeridian } from "./splitRingAtAntimeridian.ts"
import { geoJsonRings } from "./geoJsonRing.ts"
import { distinctCorners } from "./distinctCorners.ts"
import { isKml, kmlRings } from "./kmlRings.ts"
import { parseCoordinateLines } from "./parseCoordinateLines.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"

type Points = Result.Result<ReadonlyArray<Point>, ShapeTextRefusal>
type Rings = Result.Result<ReadonlyArray<ReadonlyArray<Point>>, ShapeTextRefusal>

const parsed = (text: string): Result.Result<unknown, ShapeTextRefusal> =>
  Result.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause): ShapeTextRefusal => ({
      _tag: "ShapeNotJson",
      message: cause instanceof Error ? cause.message : String(cause),
    }),
  })

/**
 * Returns whether points have the latitude first: no place in the United States has a latitude below -60 or a longitude
 * between 0 and 72.
 */
const isLatitudeFirst = (points: ReadonlyArray<Point>): boolean =>
  points.length > 0 && points.every(([x, y]) => x > 0 && x < 72 && y < -60)

/** Other programs' formats, recognized by how their content starts. */
const OTHER_FORMATS: ReadonlyArray<readonly [name: string, RegExp]> = [
  ["GPX", /^<[^]{0,2000}<gpx\b|^<gpx\b/i],
  ["KMZ or a zipped shapefile", /^PK/],
]

/**
 * Returns the corners of the closed lines in a string, each line on one side of 180 degrees. The string is GeoJSON,
 * KML, or the longitudes and latitudes of a single line. Closing corners are left out; the number of corners isn't
 * limited.
 */
export const parseRings = (text: string): Rings => {
  const content = text.replace(/^\uFEFF/, "").trim()
  const other = OTHER_FORMATS.find(([, begins]) => begins.test(content))
  if (other !== undefined) return Result.fail({ _tag: "ShapeOfOtherFormat", format: other[0] })
  const rings = isKml(content)
    ? kmlRings(content)
    : /^[[{]/.test(content)
      ? Result.flatMap(parsed(content), geoJsonRings)
      : Result.map(parseCoordinateLines(text.replace(/^\uFEFF/, "")), (points) => [points])
  return Result.flatMap(rings, (found): Rings =>
    found.some(isLatitudeFirst)
      ? Result.fail({ _tag: "LatitudeFirst" })
      : Result.succeed(found.flatMap((ring) => splitRingAtAntimeridian(distinctCorners(ring)))),
  )
}

/** Returns the corners of the only closed line in a string; rejects a string with several lines. */
export const parseRing = (text: string): Points =>
  Result.flatMap(parseRings(text), ([ring, ...others]): Points =>
    ring === undefined || others.length > 0
      ? Result.fail({ _tag: "SeveralShapes", shapes: ring === undefined ? 0 : others.length + 1 })
      : Result.succeed(ring),
  )
