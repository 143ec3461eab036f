import { type Box, outlineBounds } from "../outlines/Box.ts"
import type { OutlinePart, Ring } from "../outlines/ZipOutline.ts"
import { shapePartFromOutline, type Shape, buildShape } from "./Shape.ts"

/** A carrier route, with the mean location of its records and their number. */
export interface RouteSite {
  /** The route's code, such as '44101C001'. */
  readonly route: string
  /** The coordinates in degrees. */
  readonly longitude: number
  readonly latitude: number
  readonly records: number
}

/** The minimum number of records for a route to have its own cell; the surrounding cells cover smaller routes. */
export const MIN_RECORDS = 20

type Point = readonly [number, number]

/** Measures how far a point is to the left of a line; negative if the point is to the right. */
const leftOf = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number =>
  (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)

/** Clips a ring to the part on the left of a line. A counterclockwise cell is on the left of its edges. */
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

/**
 * Clips a ring to the part inside a convex counterclockwise cell. If the ring leaves the cell and returns, its parts
 * meet along the cell's boundary.
 */
const clipped = (ring: Ring, cell: Ring): Ring =>
  cell.reduce<Ring>((left, from, at) => cutBy(left, from, cell[(at + 1) % cell.length] ?? from), ring)

const inCell = (parts: ReadonlyArray<OutlinePart>, cell: Ring): ReadonlyArray<OutlinePart> =>
  parts.flatMap((rings) => {
    const [outer = [], ...holes] = rings.map((ring) => clipped(ring, cell))
    return outer.length < 3 ? [] : [[outer, ...holes.filter((hole) => hole.length >= 3)]]
  })

/** Rounds to a centimeter; sites closer together count as one. */
const fine = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** Clips a site's cell to the part that is closer to it than to another site. */
const nearerThan = (cell: Ring, [x, y]: Point, [otherX, otherY]: Point): Ring => {
  const middle: Point = [(x + otherX) / 2, (y + otherY) / 2]
  return cutBy(cell, middle, [middle[0] - (otherY - y), middle[1] + (otherX - x)])
}

/**
 * Clips a rectangle to the part that is closer to a site than to any other. Processes the other sites by distance until
 * the rest are too far away to matter.
 */
const cellOf = (site: Point, others: ReadonlyArray<Point>, rectangle: Ring): Ring => {
  const [x, y] = site
  const ordered = others
    .map((other) => ({ other, far: Math.hypot(other[0] - x, other[1] - y) }))
    .toSorted((a, b) => a.far - b.far)
  let cell = rectangle
  let reach = Infinity
  for (const { far, other } of ordered) {
    if (far / 2 > reach) break
    cell = nearerThan(cell, site, other)
    reach = Math.max(...cell.map(([atX, atY]) => Math.hypot(atX - x, atY - y)))
  }
  return cell
}

/**
 * Returns each site's cell within a box, the part that is closer to it than to any other site; null if another site is
 * at the same location.
 */
const voronoiCells = (
  sites: ReadonlyArray<RouteSite>,
  { east, north, south, west }: Box,
): ReadonlyArray<Ring | null> => {
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const points = sites.map(({ latitude, longitude }): Point => [fine(longitude * narrow), fine(latitude)])
  const first = new Map<string, number>()
  for (const [at, point] of points.entries()) if (!first.has(point.join())) first.set(point.join(), at)
  const alone = Array.from(first.values(), (at) => ({ at, point: points[at] ?? [0, 0] }))
  // A site may lie beside its ZIP Code: no cell ends before the outline does.
  const xs = [west * narrow, east * narrow, ...points.map(([x]) => x)]
  const ys = [south, north, ...points.map(([, y]) => y)]
  const more = 0.01
  const [left, right] = [Math.min(...xs) - more, Math.max(...xs) + more]
  const [bottom, top] = [Math.min(...ys) - more, Math.max(...ys) + more]
  // Walked around to the left, as all that is cut from it.
  const rectangle: Ring = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  return points.map((point, at) => {
    if (first.get(point.join()) !== at) return null
    const others = alone.filter((one) => one.at !== at).map((one) => one.point)
    return cellOf(point, others, rectangle).map(([x, y]): Point => [x / narrow, y])
  })
}

/**
 * Computes approximate cells for a ZIP Code's carrier routes: each point in its outline belongs to the route with the
 * nearest mean record location. The real routes can't be determined from addresses alone.
 */
export const routeCells = (
  zip: string,
  parts: ReadonlyArray<OutlinePart>,
  routes: ReadonlyArray<RouteSite>,
): ReadonlyArray<Shape> => {
  const sites = routes.filter(({ records }) => records >= MIN_RECORDS)
  if (sites.length === 0 || parts.length === 0) return []
  return voronoiCells(sites, outlineBounds(parts)).flatMap((cell, at) => {
    const { records, route } = sites[at] ?? { route: "", records: 0 }
    const within = cell === null ? [] : inCell(parts, cell)
    return within.length === 0
      ? []
      : [buildShape({ properties: { route, zip, records } }, within.map(shapePartFromOutline))]
  })
}
