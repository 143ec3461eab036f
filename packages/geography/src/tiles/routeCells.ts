import { Delaunay } from "d3-delaunay"
import { type Box, boxOf } from "../outlines/Box.ts"
import type { OutlinePart, Ring } from "../outlines/ZipOutline.ts"
import { partOfOutline, type Shape, shapeOf } from "./Shape.ts"

/** A carrier route: where its records lie, on average, and how many they are. */
export interface RouteSite {
  /** '44101C001'. */
  readonly route: string
  /** Degrees. */
  readonly longitude: number
  readonly latitude: number
  readonly records: number
}

/** Records that a route has to have for a cell of its own; the cells around take the place of one with fewer. */
export const LEAST_RECORDS = 20

type Point = readonly [number, number]

/** How far a point lies to the left of a line; negative: to its right. */
const leftOf = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)

/** What of a ring lies on the left of a line: the side on which a cell is that is walked around to the left. */
const cutBy = (ring: Ring, from: Point, to: Point): Ring => {
  const kept: Array<Point> = []
  let before = ring.at(-1)
  if (before === undefined) return kept
  let wasLeft = leftOf(before, from, to)
  for (const point of ring) {
    const left = leftOf(point, from, to)
    if (left >= 0 !== wasLeft >= 0) {
      const part = wasLeft / (wasLeft - left)
      kept.push([before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])])
    }
    if (left >= 0) kept.push(point)
    before = point
    wasLeft = left
  }
  return kept
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

/** What of a ring lies in a convex cell. Where the ring leaves the cell and comes back, its parts meet along the cell's rim. */
const clipped = (ring: Ring, cell: Ring): Ring => {
  const around = areaOf(cell) < 0 ? cell.toReversed() : cell
  return around.reduce<Ring>((left, from, at) => {
    const to = around[(at + 1) % around.length] ?? from
    return cutBy(left, from, to)
  }, ring)
}

const inCell = (parts: ReadonlyArray<OutlinePart>, cell: Ring): ReadonlyArray<OutlinePart> =>
  parts.flatMap((rings) => {
    const [outer = [], ...holes] = rings.map((ring) => clipped(ring, cell))
    return outer.length < 3 ? [] : [[outer, ...holes.filter((hole) => hole.length >= 3)]]
  })

/** The cell of each site within a box: what lies nearer to it than to any other; none of one where another one already is. */
const voronoiCells = (
  sites: ReadonlyArray<RouteSite>,
  { east, north, south, west }: Box,
): ReadonlyArray<Ring | null> => {
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const points = sites.map(({ latitude, longitude }): Point => [longitude * narrow, latitude])
  // A site may lie beside its ZIP Code: no cell ends before the outline does.
  const xs = [west * narrow, east * narrow, ...points.map(([x]) => x)]
  const ys = [south, north, ...points.map(([, y]) => y)]
  const more = 0.01
  const voronoi = Delaunay.from(
    points,
    ([x]) => x,
    ([, y]) => y,
  ).voronoi([Math.min(...xs) - more, Math.min(...ys) - more, Math.max(...xs) + more, Math.max(...ys) + more])
  return sites.map((_, at) => {
    // There is none where another site is, whatever its type says.
    const cell: ReadonlyArray<readonly [number, number]> | null = voronoi.cellPolygon(at)
    return cell === null ? null : cell.slice(0, -1).map(([x, y]): Point => [x / narrow, y])
  })
}

/**
 * Approximate cells of the carrier routes of a ZIP Code: each place of its outline belongs to the route whose records are
 * nearest to it on average. Where routes really run nobody knows who has no more than addresses.
 */
export const routeCells = (
  zip: string,
  parts: ReadonlyArray<OutlinePart>,
  routes: ReadonlyArray<RouteSite>,
): ReadonlyArray<Shape> => {
  const sites = routes.filter(({ records }) => records >= LEAST_RECORDS)
  if (sites.length === 0 || parts.length === 0) return []
  return voronoiCells(sites, boxOf(parts)).flatMap((cell, at) => {
    const { records, route } = sites[at] ?? { route: "", records: 0 }
    const within = cell === null ? [] : inCell(parts, cell)
    return within.length === 0
      ? []
      : [shapeOf({ properties: { route, zip, records } }, within.map(partOfOutline))]
  })
}
