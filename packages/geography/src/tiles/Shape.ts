import { type Box, boxesIntersect, outlineBounds } from "../outlines/Box.ts"
import type { OutlinePart } from "../outlines/ZipOutline.ts"

/** A ring whose last point repeats its first, in degrees, longitude first. */
type ClosedRing = Array<GeoJSON.Position>

/** A part of a shape: its boundary, its holes, and its bounding box. */
export interface ShapePart {
  readonly box: Box
  readonly rings: Array<ClosedRing>
  /** The total number of points in all rings. */
  readonly points: number
}

/** A shape's properties in a tile's layer, apart from its outline. */
export type ShapeProperties = Readonly<Record<string, string | number | boolean>>

/** An area on the map. */
export interface Shape {
  /** A number, unique within a layer, that screens use to color the shape. */
  readonly id?: number
  readonly properties: ShapeProperties
  readonly parts: ReadonlyArray<ShapePart>
  /** The bounding box of all parts. */
  readonly box: Box
}

/** Builds a shape from its parts. */
export const buildShape = (
  described: Omit<Shape, "box" | "parts">,
  parts: ReadonlyArray<ShapePart>,
): Shape => ({
  ...described,
  parts,
  box: {
    west: Math.min(...parts.map(({ box }) => box.west)),
    south: Math.min(...parts.map(({ box }) => box.south)),
    east: Math.max(...parts.map(({ box }) => box.east)),
    north: Math.max(...parts.map(({ box }) => box.north)),
  },
})

const closed = (ring: ReadonlyArray<readonly [number, number]>): ClosedRing => {
  const points = ring.map(([x, y]): GeoJSON.Position => [x, y])
  const [first] = points
  return first === undefined ? points : [...points, first]
}

/** Converts an outline part to a shape part. */
export const shapePartFromOutline = (part: OutlinePart): ShapePart => ({
  box: outlineBounds([part]),
  rings: part.map(closed),
  points: part.reduce((sum, ring) => sum + ring.length + 1, 0),
})

const partOfRings = (rings: Array<ClosedRing>): ShapePart => ({
  box: outlineBounds([
    rings.slice(0, 1).map((ring) => ring.map(([x = NaN, y = NaN]): readonly [number, number] => [x, y])),
  ]),
  rings,
  points: rings.reduce((sum, ring) => sum + ring.length, 0),
})

/** Returns a geometry's parts; empty if it isn't an area. */
export const shapePartsFromGeometry = (geometry: GeoJSON.Geometry): ReadonlyArray<ShapePart> => {
  if (geometry.type === "Polygon") return [partOfRings(geometry.coordinates)]
  return geometry.type === "MultiPolygon" ? geometry.coordinates.map(partOfRings) : []
}

/** Returns a shape without the parts outside a box; null if no part is in the box. */
export const clipToBox = (shape: Shape, box: Box): Shape | null => {
  if (!boxesIntersect(shape.box, box)) return null
  const parts = shape.parts.filter((part) => boxesIntersect(part.box, box))
  return parts.length === 0 ? null : { ...shape, parts }
}
