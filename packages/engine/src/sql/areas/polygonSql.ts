import type { Point } from "@listwright/domain/definition"
import { joinBalanced } from "../joinBalanced.ts"
import { doubleLiteral } from "./doubleLiteral.ts"

interface Place {
  readonly latitude: string
  readonly longitude: string
}

interface Edge {
  readonly lower: Point
  readonly upper: Point
}

const edgesOf = (points: ReadonlyArray<Point>): ReadonlyArray<Edge> =>
  points.map((point, at) => {
    const next = points[(at + 1) % points.length] ?? point
    return point[1] <= next[1] ? { lower: point, upper: next } : { lower: next, upper: point }
  })

/**
 * Returns SQL that is positive if the place is to the left of the line from the lower to the upper end, and 0 if it's
 * on the line.
 */
const side = ({ lower, upper }: Edge, { latitude, longitude }: Place): string =>
  `(${doubleLiteral(upper[0] - lower[0])} * (${latitude} - ${doubleLiteral(lower[1])})` +
  ` - ${doubleLiteral(upper[1] - lower[1])} * (${longitude} - ${doubleLiteral(lower[0])}))`

const isOn = (edge: Edge, place: Place): string => {
  const [west, east] = [edge.lower[0], edge.upper[0]].toSorted((a, b) => a - b)
  return (
    `(${side(edge, place)} = ${doubleLiteral(0)}` +
    ` AND ${place.longitude} BETWEEN ${doubleLiteral(west ?? 0)} AND ${doubleLiteral(east ?? 0)}` +
    ` AND ${place.latitude} BETWEEN ${doubleLiteral(edge.lower[1])} AND ${doubleLiteral(edge.upper[1])})`
  )
}

/** Returns SQL that is 1 if an eastward ray crosses the edge, otherwise 0. */
const crossing = (edge: Edge, place: Place): string =>
  `CASE WHEN ${place.latitude} >= ${doubleLiteral(edge.lower[1])} AND ${place.latitude} < ${doubleLiteral(edge.upper[1])}` +
  ` AND ${side(edge, place)} > ${doubleLiteral(0)} THEN 1 ELSE 0 END`

/**
 * Returns an SQL condition that's true if the location in two columns is inside a polygon, by the even-odd rule of
 * `isPointInPolygon`.
 */
export const polygonSql = (points: ReadonlyArray<Point>, place: Place): string => {
  const edges = edgesOf(points)
  const norths = points.map(([, north]) => north)
  const on = joinBalanced(
    edges.map((edge) => isOn(edge, place)),
    (a, b) => `(${a} OR ${b})`,
  )
  const crossings = joinBalanced(
    edges.map((edge) => crossing(edge, place)),
    (a, b) => `(${a} + ${b})`,
  )
  // Beyond the northern and southern ends no edge is crossed.
  const reach = `${place.latitude} BETWEEN ${doubleLiteral(Math.min(...norths))} AND ${doubleLiteral(Math.max(...norths))}`
  return `(${reach} AND (${on} OR ${crossings} % 2 = 1))`
}
