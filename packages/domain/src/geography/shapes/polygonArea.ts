import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { Granularity, Point } from "../../definition/AreaShape.ts"
import { offeredGranularity } from "../granularityOptions.ts"
import { corners } from "./corners.ts"
import { type Crossing, crossingOf } from "./crossing.ts"

/** The fewest points of a polygon: fewer enclose nothing. */
export const MIN_POLYGON_POINTS = 3
/** The most points of a polygon, closing it not counted. */
export const MAX_POLYGON_POINTS = 500

/** The reason that a closed line can't be an area of a list. */
export type RingRefused =
  | { readonly _tag: "TooFewPoints" }
  | { readonly _tag: "TooManyPoints"; readonly points: number }
  | ({ readonly _tag: "LineCrossesItself" } & Crossing)

/** A closed line, and how the area within it is made up. */
export interface PolygonLine {
  readonly listType: number
  readonly name: string
  readonly points: ReadonlyArray<Point>
  readonly granularity: Granularity
}

/**
 * The area within a closed line: 3 to 500 points, closing it not counted, that nowhere cross or touch themselves
 * [ob5-granularity].
 */
export const polygonArea = (line: PolygonLine): Result.Result<Area, RingRefused> => {
  const points = corners(line.points)
  if (points.length < MIN_POLYGON_POINTS) return Result.fail({ _tag: "TooFewPoints" })
  if (points.length > MAX_POLYGON_POINTS) {
    return Result.fail({ _tag: "TooManyPoints", points: points.length })
  }
  const crossing = crossingOf(points)
  if (crossing !== null) return Result.fail({ _tag: "LineCrossesItself", ...crossing })
  return Result.succeed({
    kind: "polygon",
    name: line.name,
    points,
    granularity: offeredGranularity("polygon", line.listType, line.granularity),
    excluded: false,
  })
}
