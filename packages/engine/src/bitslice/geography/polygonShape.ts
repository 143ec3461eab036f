import { isPointInPolygon } from "@listwright/domain/geography"
import type { Point } from "@listwright/domain/definition"
import type { Box } from "../../format/layout/ZipTable.ts"
import type { LocalShape, Shape } from "./Shape.ts"

interface Edge {
  readonly lower: Point
  readonly upper: Point
  readonly west: number
  readonly east: number
}

/** The margin around a box, in degrees, within which floating-point rounding may matter. */
const ROUNDING = 1e-9

const edgesOf = (points: ReadonlyArray<Point>): ReadonlyArray<Edge> =>
  points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point
    const [lower, upper] = point[1] <= next[1] ? [point, next] : [next, point]
    return { lower, upper, west: Math.min(point[0], next[0]), east: Math.max(point[0], next[0]) }
  })

/**
 * Returns whether an edge may touch a box: they overlap in both directions, and the box isn't entirely on one side of
 * the edge's line.
 */
const mayTouch = ({ east, lower, upper, west }: Edge, box: Box): boolean => {
  if (east < box.west - ROUNDING || west > box.east + ROUNDING) return false
  if (upper[1] < box.south - ROUNDING || lower[1] > box.north + ROUNDING) return false
  const side = (x: number, y: number): number =>
    (upper[0] - lower[0]) * (y - lower[1]) - (upper[1] - lower[1]) * (x - lower[0])
  const [a, b] = [side(box.west, box.south), side(box.east, box.south)]
  const [c, d] = [side(box.west, box.north), side(box.east, box.north)]
  return Math.min(a, b, c, d) <= ROUNDING && Math.max(a, b, c, d) >= -ROUNDING
}

/** Returns the shape of everything within a closed line, as defined by `isPointInPolygon`. */
export const polygonShape = (points: ReadonlyArray<Point>): Shape => {
  const edges = edgesOf(points)
  const bounds: Box = {
    south: Math.min(...points.map(([, y]) => y)) - ROUNDING,
    north: Math.max(...points.map(([, y]) => y)) + ROUNDING,
    west: Math.min(...points.map(([x]) => x)) - ROUNDING,
    east: Math.max(...points.map(([x]) => x)) + ROUNDING,
  }
  const holds = (point: Point): boolean => isPointInPolygon(point, points)

  /**
   * Tests a point with a ray to the east. A ray from a point in the box can cross only edges that reach its latitudes
   * and don't end west of it, so the other edges are left out. Otherwise follows the same rule as `isPointInPolygon`.
   */
  const within = (box: Box): LocalShape => {
    const near = edges.filter(
      ({ east, lower, upper }) =>
        upper[1] >= box.south && lower[1] <= box.north && east >= box.west - ROUNDING,
    )
    const numbers = Float64Array.from(near.flatMap(({ lower, upper }) => [...lower, ...upper]))
    const isIn = (x: number, y: number): boolean => {
      let crossings = 0
      for (let at = 0; at < numbers.length; at += 4) {
        const lowerX = numbers[at] ?? 0
        const lowerY = numbers[at + 1] ?? 0
        const upperX = numbers[at + 2] ?? 0
        const upperY = numbers[at + 3] ?? 0
        if (y < lowerY || y > upperY) continue
        const side = (upperX - lowerX) * (y - lowerY) - (upperY - lowerY) * (x - lowerX)
        if (side === 0 && Math.min(lowerX, upperX) <= x && x <= Math.max(lowerX, upperX)) return true
        if (side > 0 && y < upperY) crossings++
      }
      return crossings % 2 === 1
    }
    const touching = edges.filter((edge) => mayTouch(edge, box))
    return {
      holds: isIn,
      holdsBox: (part) => {
        if (touching.some((edge) => mayTouch(edge, part))) return "some"
        return isIn(part.west, part.south) ? "all" : "none"
      },
    }
  }

  return {
    bounds,
    holds,
    within,
    holdsBox: (box) => {
      if (edges.some((edge) => mayTouch(edge, box))) return "some"
      return holds([box.west, box.south]) ? "all" : "none"
    },
  }
}
