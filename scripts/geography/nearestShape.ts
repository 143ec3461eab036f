import type { DistrictShape } from "./districtShapes.ts"
import type { Point } from "./countyShapes.ts"

const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** Measures the distance from a point to the outline of a shape, in degrees. */
const distance = ({ parts }: DistrictShape, point: Point): number =>
  Math.min(
    ...parts
      .flat()
      .map((ring) =>
        ring.reduce(
          (least, corner, at) => Math.min(least, toSegment(point, ring[at - 1] ?? corner, corner)),
          Infinity,
        ),
      ),
  )

/** Finds the shape whose outline is nearest to a point outside all shapes, such as on a pier. */
export const nearestShape = (shapes: ReadonlyArray<DistrictShape>, point: Point): DistrictShape | undefined =>
  shapes
    .map((shape) => ({ shape, away: distance(shape, point) }))
    .toSorted((a, b) => a.away - b.away)
    .at(0)?.shape
