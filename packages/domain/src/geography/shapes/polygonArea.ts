import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { Granularity, Point } from "../../definition/AreaShape.ts"
import { granularityOrDefault } from "../granularityOptions.ts"
import { distinctCorners } from "./distinctCorners.ts"
import { type Crossing, findCrossing } from "./crossing.ts"

/** The minimum number of points in a polygon; fewer don't enclose anything. */
export const MIN_POLYGON_POINTS = 3
/** The maximum number of points in a polygon, not counting the closing one. */
export const MAX_POLYGON_POINTS = 500

/** The reason why a closed line can't become an area of a list. */
export type RingRefusal =
  | { readonly _tag: "TooFewPoints" }
  | { readonly _tag: "TooManyPoints"; readonly points: number }
  | ({ readonly _tag: "LineCrossesItself" } & Crossing)

/** A closed line, with the settings of the area within it. */
export interface PolygonLine {
  readonly listType: number
  readonly name: string
  readonly points: ReadonlyArray<Point>
  readonly granularity: Granularity
}

/**
 * Builds the area within a closed line of 3 to 500 points, not counting the closing one; the line must never cross or
 * touch itself [ob5-granularity].
 */
export const polygonArea = (line: PolygonLine): Result.Result<Area, RingRefusal> => {
  const points = distinctCorners(line.points)
  if (points.length < MIN_POLYGON_POINTS) return Result.fail({ _tag: "TooFewPoints" })
  if (points.length > MAX_POLYGON_POINTS) {
    return Result.fail({ _tag: "TooManyPoints", points: points.length })
  }
  const crossing = findCrossing(points)
  if (crossing !== null) return Result.fail({ _tag: "LineCrossesItself", ...crossing })
  return Result.succeed({
    kind: "polygon",
    name: line.name,
    points,
    granularity: granularityOrDefault("polygon", line.listType, line.granularity),
    excluded: false,
  })
}
