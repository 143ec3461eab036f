import { Delaunay } from "d3-delaunay"
import { roundRing } from "../../packages/geography/src/outlines/roundRing.ts"
import type { ZipOutline } from "../../packages/geography/src/outlines/ZipOutline.ts"
import type { ZipInfo } from "../../packages/geography/src/tables/ZipInfo.ts"
import { clipRing } from "./clipRing.ts"
import type { CountyShape, Parts, Point, Ring } from "./countyShapes.ts"
import { shapeAround } from "./shapeAround.ts"

type Move = (point: Point) => Point

/** Degrees as a plane in which distances around a county are true, and where the Aleutians do not fall apart. */
const planeAt = (latitude: number): { readonly there: Move; readonly back: Move } => {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return {
    there: ([x, y]) => [(latitude > 50 && x > 0 ? x - 360 : x) * shrink, y],
    back: ([x, y]) => [x / shrink < -180 ? x / shrink + 360 : x / shrink, y],
  }
}

const boundsOf = (points: ReadonlyArray<Point>): [number, number, number, number] => {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    bounds[0] = Math.min(bounds[0], x - 1)
    bounds[1] = Math.min(bounds[1], y - 1)
    bounds[2] = Math.max(bounds[2], x + 1)
    bounds[3] = Math.max(bounds[3], y + 1)
  }
  return bounds
}

/** Clips the parts to a cell and converts them back to degrees. */
const clipParts = (parts: Parts, cell: Ring, back: Move): Parts =>
  parts
    .map((rings) => rings.map((ring) => roundRing(clipRing(ring, cell).map(back))))
    .filter(([outer = []]) => outer.length > 0)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length > 0)])

const outlinesIn = (county: CountyShape, zips: ReadonlyArray<ZipInfo>): ReadonlyArray<ZipOutline> => {
  const { there, back } = planeAt(zips[0]?.latitude ?? 0)
  const parts = county.parts.map((rings) => rings.map((ring) => ring.slice(1).map(there)))
  const points = zips.map(({ longitude, latitude }) => there([longitude, latitude]))
  const cells = new Delaunay(Float64Array.from(points.flat())).voronoi(
    boundsOf([...parts.flat(2), ...points]),
  )
  return zips.flatMap(({ zip }, at) => {
    // Null for a ZIP Code that has the same point as one before it.
    const cell: ReadonlyArray<Point> | null = cells.cellPolygon(at)
    if (cell === null) return []
    const clipped = clipParts(parts, cell.slice(1), back)
    return clipped.length === 0 ? [] : [{ zip, parts: clipped }]
  })
}

/** The county around the point of a ZIP Code, which need not be that of most of its mail; in the sea, the latter. */
const drawnIn = (ofState: ReadonlyArray<CountyShape>, zip: ZipInfo): string | null => {
  const point: Point = [zip.longitude, zip.latitude]
  const own = ofState.filter(({ fips }) => fips === zip.countyFips)
  return (shapeAround(own, point) ?? shapeAround(ofState, point))?.fips ?? zip.countyFips
}

/**
 * Draws an outline for each ZIP Code that has an area: the part of its county that is closer to its point than to any
 * other ZIP Code's point. A point in the sea gets no outline if the whole county is closer to other points.
 */
export const approximateOutlines = (
  counties: ReadonlyArray<CountyShape>,
  zips: ReadonlyArray<ZipInfo>,
): ReadonlyArray<ZipOutline> => {
  const ofState = Map.groupBy(counties, ({ fips }) => fips.slice(0, 2))
  const inCounty = Map.groupBy(
    zips.filter(({ hasArea }) => hasArea),
    (zip) => drawnIn(ofState.get(zip.countyFips?.slice(0, 2) ?? "") ?? [], zip),
  )
  return counties.flatMap((county) => outlinesIn(county, inCounty.get(county.fips) ?? []))
}
