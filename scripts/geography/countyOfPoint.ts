import type { CountyShape, Point } from "./countyShapes.ts"

const crossings = (ring: ReadonlyArray<Point>, [x, y]: Point): number => {
  let count = 0
  for (let i = 0, previous = ring.at(-1); i < ring.length; i++) {
    const current = ring[i]
    if (current !== undefined && previous !== undefined) {
      const [x1, y1] = previous
      const [x2, y2] = current
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) count++
    }
    previous = current
  }
  return count
}

const squaredDistance = (a: Point, b: Point): number => {
  const east = (a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180)
  return east * east + (a[1] - b[1]) ** 2
}

/** The county whose outline holds the point. */
export const countyAround = (counties: ReadonlyArray<CountyShape>, point: Point): CountyShape | undefined =>
  counties.find(({ rings }) => rings.reduce((sum, ring) => sum + crossings(ring, point), 0) % 2 === 1)

/** The county with the nearest corner, for points off the simplified coast. */
export const nearestCounty = (counties: ReadonlyArray<CountyShape>, point: Point): CountyShape | undefined => {
  let best: CountyShape | undefined
  let least = Number.POSITIVE_INFINITY
  for (const county of counties) {
    for (const ring of county.rings) {
      for (const corner of ring) {
        const distance = squaredDistance(point, corner)
        if (distance < least) {
          least = distance
          best = county
        }
      }
    }
  }
  return best
}
