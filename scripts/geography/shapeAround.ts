import type { Parts, Point, Ring } from "./countyShapes.ts"

const crossings = (ring: Ring, [x, y]: Point): number => {
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

/** The shape whose outline holds the point. */
export const shapeAround = <Shape extends { readonly parts: Parts }>(
  shapes: ReadonlyArray<Shape>,
  point: Point,
): Shape | undefined =>
  shapes.find(({ parts }) => parts.flat().reduce((sum, ring) => sum + crossings(ring, point), 0) % 2 === 1)
