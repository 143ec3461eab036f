import type { Point } from "@listwright/domain/definition"
import { balanced } from "../balanced.ts"
import { double } from "./double.ts"

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
  `(${double(upper[0] - lower[0])} * (${latitude} - ${double(lower[1])})` +
  ` - ${double(upper[1] - lower[1])} * (${longitude} - ${double(lower[0])}))`

const isOn = (edge: Edge, place: Place): string => {
  const [west, east] = [edge.lower[0], edge.upper[0]].toSorted((a, b) => a - b)
  return (
    `(${side(edge, place)} = ${double(0)}` +
    ` AND ${place.longitude} BETWEEN ${double(west ?? 0)} AND ${double(east ?? 0)}` +
    ` AND ${place.latitude} BETWEEN ${double(edge.lower[1])} AND ${double(edge.upper[1])})`
  )
}

/** Returns SQL that is 1 if an eastward ray crosses the edge, otherwise 0. */
const crossing = (edge: Edge, place: Place): string =>
  `CASE WHEN ${place.latitude} >= ${double(edge.lower[1])} AND ${place.latitude} < ${double(edge.upper[1])}` +
  ` AND ${side(edge, place)} > ${double(0)} THEN 1 ELSE 0 END`

/**
 * Returns SQL that tells whether the location in two columns is inside a polygon, by the even-odd rule of
 * `pointInPolygon`.
 */
export const polygonSql = (points: ReadonlyArray<Point>, place: Place): string => {
  const edges = edgesOf(points)
  const norths = points.map(([, north]) => north)
  const on = balanced(
    edges.map((edge) => isOn(edge, place)),
    (a, b) => `(${a} OR ${b})`,
  )
  const crossings = balanced(
    edges.map((edge) => crossing(edge, place)),
    (a, b) => `(${a} + ${b})`,
  )
  // Beyond the northern and southern ends no edge is crossed.
  const reach = `${place.latitude} BETWEEN ${double(Math.min(...norths))} AND ${double(Math.max(...norths))}`
  return `(${reach} AND (${on} OR ${crossings} % 2 = 1))`
}
