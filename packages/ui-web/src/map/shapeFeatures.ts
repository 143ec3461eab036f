import { type Area, areaKey, type Point } from "@listwright/domain/definition"
import { circleRing } from "@listwright/domain/geography"
import type { Bounds } from "./ListMap.tsx"

/** What of a list has a shape of its own. */
export type ShapeArea = Extract<Area, { readonly kind: "radius" | "closest" | "polygon" }>

export const isShape = (area: Area): area is ShapeArea =>
  area.kind === "radius" || area.kind === "closest" || area.kind === "polygon"

/** The middle of what is selected around a point. */
export const centerOf = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): Point => [longitude, latitude]

/** A line whose last point is its first, as the renderer wants it. */
export const closedRing = (ring: ReadonlyArray<Point>): Array<[number, number]> => {
  const [first] = ring
  return [...ring, ...(first === undefined ? [] : [first])].map(([x, y]) => [x, y])
}

/** The line around a shape; none where it has no edge: the records nearest to a point. */
export const ringOfShape = (area: ShapeArea): ReadonlyArray<Point> | null => {
  switch (area.kind) {
    case "radius":
      return circleRing(centerOf(area), area.miles)
    case "polygon":
      return area.points
    case "closest":
      return null
  }
}

/** The shapes of a list as the renderer draws them, each with its key. */
export const shapeFeatures = (areas: ReadonlyArray<ShapeArea>) => ({
  type: "FeatureCollection" as const,
  features: areas.flatMap((area) => {
    const ring = ringOfShape(area)
    return ring === null
      ? []
      : [
          {
            type: "Feature" as const,
            properties: { key: areaKey(area), name: area.name, excluded: area.excluded },
            geometry: { type: "Polygon" as const, coordinates: [closedRing(ring)] },
          },
        ]
  }),
})

/** The box around points; null where there are none. Points around the 180th meridian have a wide one. */
export const boundsOf = (points: ReadonlyArray<Point>): Bounds | null => {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The box around shapes; null where there are none. */
export const boundsOfShapes = (areas: ReadonlyArray<ShapeArea>): Bounds | null =>
  boundsOf(areas.flatMap((area) => ringOfShape(area) ?? (area.kind === "closest" ? [centerOf(area)] : [])))
