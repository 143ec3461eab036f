import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { Granularity, Point } from "../../definition/AreaShape.ts"
import { isBlank } from "../../shared/FieldProblems.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { granularityOptions } from "../granularityOptions.ts"
import { allowsPolygon } from "./mapView.ts"

/** The drawing tool of the polygon page. */
export interface PolygonTool {
  readonly isDrawing: boolean
  readonly geoType: GeoType
}

/** Start is enabled unless the polygon type (13) is active already. spec: order-builder §4 [ob4-polygon-start] */
export const canStartPolygon = ({ geoType }: Pick<PolygonTool, "geoType">): boolean => geoType !== "polygon"

/** Start: drawing, of type 13. spec: order-builder §4 [ob4-polygon-start] */
export const startPolygon = (): PolygonTool => ({ isDrawing: true, geoType: "polygon" })

/** Clear: not drawing, of the type that an order starts with, so that Start can be pressed again. spec: order-builder §2.3, §3 */
export const clearPolygon = (): PolygonTool => ({ isDrawing: false, geoType: "zip" })

/** The fewest points of a polygon: fewer enclose nothing. */
export const MIN_POLYGON_POINTS = 3
/** The most points of a polygon, closing it not counted. */
export const MAX_POLYGON_POINTS = 500

/** The page of the polygon was asked to go nowhere. */
export interface PolygonAddressMissing {
  readonly _tag: "PolygonAddressMissing"
}

/** The map shows too much to draw on it. */
export interface ZoomTooLow {
  readonly _tag: "ZoomTooLow"
}

/** Why a polygon is not drawn, or its map not moved. */
export type PolygonRefused =
  | PolygonAddressMissing
  | ZoomTooLow
  | { readonly _tag: "TooFewPoints" }
  | { readonly _tag: "TooManyPoints"; readonly points: number }

/** The address that the map of the polygon page should go to; one is required. spec: order-builder §5 [ob5-polygon] */
export const polygonAddress = (text: string): Result.Result<string, PolygonAddressMissing> =>
  isBlank(text) ? Result.fail({ _tag: "PolygonAddressMissing" }) : Result.succeed(text.trim())

const isSame = ([aLongitude, aLatitude]: Point, [bLongitude, bLatitude]: Point): boolean =>
  aLongitude === bLongitude && aLatitude === bLatitude

/** Neither the closing point that repeats the first, nor one drawn twice in a row. */
const corners = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const kept = points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || !isSame(point, before)
  })
  const [first] = kept
  const last = kept.at(-1)
  const isClosed = first !== undefined && last !== undefined && isSame(first, last)
  return isClosed ? kept.slice(0, -1) : kept
}

/**
 * The area of a drawn polygon. One that was drawn below zoom 9 is cleared, with an alert; it needs 3 points, closing it
 * does not count, and may have 500. spec: order-builder §4 [ob4-polygon-zoom], §5 [ob5-polygon]
 */
export const drawnPolygon = (drawn: {
  readonly listType: number
  readonly name: string
  readonly points: ReadonlyArray<Point>
  readonly zoom: number
  readonly granularity: Granularity
}): Result.Result<Area, PolygonRefused> => {
  if (!allowsPolygon(drawn.zoom)) return Result.fail({ _tag: "ZoomTooLow" })
  const points = corners(drawn.points)
  if (points.length < MIN_POLYGON_POINTS) return Result.fail({ _tag: "TooFewPoints" })
  if (points.length > MAX_POLYGON_POINTS) {
    return Result.fail({ _tag: "TooManyPoints", points: points.length })
  }
  return Result.succeed({
    kind: "polygon",
    name: drawn.name,
    points,
    granularity: granularityOptions("polygon", drawn.listType).includes(drawn.granularity)
      ? drawn.granularity
      : "standard",
    excluded: false,
  })
}
