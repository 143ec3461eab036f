import type { Box } from "../../format/layout/ZipTable.ts"
import type { BoxOverlap, LocalShape, Shape } from "./Shape.ts"

const overlapOf = <A>(shapes: ReadonlyArray<A>, holdsBox: (shape: A) => BoxOverlap): BoxOverlap => {
  let overlap: BoxOverlap = "none"
  for (const shape of shapes) {
    const held = holdsBox(shape)
    if (held === "all") return "all"
    if (held === "some") overlap = "some"
  }
  return overlap
}

const boundsOf = (shapes: ReadonlyArray<Shape>): Box =>
  shapes.reduce(
    (all, { bounds: { east, north, south, west } }) => ({
      south: Math.min(all.south, south),
      north: Math.max(all.north, north),
      west: Math.min(all.west, west),
      east: Math.max(all.east, east),
    }),
    { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity },
  )

/** Returns a shape that contains everything in any of the shapes. */
export const unionShape = (shapes: ReadonlyArray<Shape>): Shape => ({
  bounds: boundsOf(shapes),
  holds: (point) => shapes.some((shape) => shape.holds(point)),
  holdsBox: (box) => overlapOf(shapes, (shape) => shape.holdsBox(box)),
  within: (box): LocalShape => {
    const near = shapes.map((shape) => shape.within(box))
    return {
      holds: (longitude, latitude) => near.some((shape) => shape.holds(longitude, latitude)),
      holdsBox: (part) => overlapOf(near, (shape) => shape.holdsBox(part)),
    }
  },
})
