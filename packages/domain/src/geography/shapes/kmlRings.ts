import { Result, Schema } from "effect"
import { Point } from "../../definition/AreaShape.ts"
import { mergePolygonRings } from "./mergePolygonRings.ts"
import type { ShapeTextRefusal } from "./ShapeFile.ts"

type Ring = ReadonlyArray<Point>

const isPoint = Schema.is(Point)

/** Returns the contents of all elements with this name, regardless of namespace prefix. */
const contentsOf = (text: string, name: string): ReadonlyArray<string> =>
  [...text.matchAll(new RegExp(`<((?:\\w+:)?)${name}(?:\\s[^>]*)?>([^]*?)</\\1${name}\\s*>`, "gi"))].map(
    ([, , content = ""]) => content,
  )

/** Parses corners separated by spaces, each a longitude, a latitude, and optionally a height, separated by commas. */
const ringOf = (coordinates: string): Result.Result<Ring, ShapeTextRefusal> =>
  Result.all(
    coordinates
      .replaceAll(/\s*,\s*/g, ",")
      .split(/\s+/)
      .filter((text) => text !== "")
      .map((text): Result.Result<Point, ShapeTextRefusal> => {
        const numbers = text.split(",").map((cell) => (cell === "" ? Number.NaN : Number(cell)))
        const point = numbers.slice(0, 2)
        return numbers.length <= 3 && isPoint(point)
          ? Result.succeed(point)
          : Result.fail({ _tag: "ShapeNotKml", text })
      }),
  )

/** Returns whether a string is KML, as Google Earth saves it. */
export const isKml = (text: string): boolean => /^<[^]{0,2000}?<(?:\w+:)?kml\b|^<(?:\w+:)?kml\b/i.test(text)

/** Reads the polygons in KML 2.2 as one closed line each. Drops holes and heights. */
export const kmlRings = (text: string): Result.Result<ReadonlyArray<Ring>, ShapeTextRefusal> => {
  const polygons = contentsOf(text.replaceAll(/<!--[^]*?-->/g, ""), "Polygon")
  if (polygons.length === 0) {
    const other = ["LineString", "Point", "NetworkLink"].find((name) =>
      new RegExp(`<(?:\\w+:)?${name}\\b`).test(text),
    )
    return Result.fail(
      other === undefined ? { _tag: "SeveralShapes", shapes: 0 } : { _tag: "ShapeNotPolygon", type: other },
    )
  }
  const rings = polygons.map((polygon) =>
    Result.flatMap(
      Result.all(
        ["outerBoundaryIs", "innerBoundaryIs"]
          .flatMap((name) => contentsOf(polygon, name))
          .flatMap((boundary) => contentsOf(boundary, "coordinates"))
          .map(ringOf),
      ),
      mergePolygonRings,
    ),
  )
  return Result.map(Result.all(rings), (all) => all.flat())
}
