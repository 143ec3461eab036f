import { type Area, areaKey, type LocationRow, type Point } from "@listwright/domain/definition"
import { circleRing } from "@listwright/domain/geography"
import type { Bounds } from "./ListMap.tsx"

/** A list area that has its own shape. */
export type ShapeArea = Extract<Area, { readonly kind: "radius" | "closest" | "polygon" }>

export const isShape = (area: Area): area is ShapeArea =>
  area.kind === "radius" || area.kind === "closest" || area.kind === "polygon"

/** Returns whether a map draws an area itself, rather than using the outline of its code. */
export const isDrawn = (area: Area): boolean => isShape(area) || area.kind === "locations"

/** Returns the center of an area defined around a point. */
export const areaCenter = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): Point => [longitude, latitude]

/** Closes a line by repeating its first point at the end, as the renderer requires. */
export const closeRing = (ring: ReadonlyArray<Point>): Array<[number, number]> => {
  const [first] = ring
  return [...ring, ...(first === undefined ? [] : [first])].map(([x, y]) => [x, y])
}

/** Returns the line around a shape; null for the records nearest to a point, which have no edge. */
export const shapeRing = (area: ShapeArea): ReadonlyArray<Point> | null => {
  switch (area.kind) {
    case "radius":
      return circleRing(areaCenter(area), area.miles)
    case "polygon":
      return area.points
    case "closest":
      return null
  }
}

/** Converts a list's shapes to the renderer's features, each with its key. */
export const shapeFeatures = (areas: ReadonlyArray<ShapeArea>) => ({
  type: "FeatureCollection" as const,
  features: areas.flatMap((area) => {
    const ring = shapeRing(area)
    return ring === null
      ? []
      : [
          {
            type: "Feature" as const,
            properties: { key: areaKey(area), name: area.name, excluded: area.excluded },
            geometry: { type: "Polygon" as const, coordinates: [closeRing(ring)] },
          },
        ]
  }),
})

/** A file of locations in a list, and its rows. */
export interface LocationFileRows {
  readonly area: Extract<Area, { readonly kind: "locations" }>
  readonly rows: ReadonlyArray<LocationRow>
}

/**
 * The maximum number of files' circles drawn at once. If there are more, only the circles in view are drawn, or only
 * centers if there are too many of those as well.
 */
export const MAX_CIRCLES = 1_000

interface LocationShown {
  readonly row: LocationRow
  readonly excluded: boolean
}

/** Returns the rows of files, each with a flag for whether its file is excluded. */
export const fileLocationRows = (files: ReadonlyArray<LocationFileRows>): ReadonlyArray<LocationShown> =>
  files.flatMap(({ area: { excluded }, rows }) => rows.map((row) => ({ row, excluded })))

/** Converts the centers of locations to the renderer's features, each with its name. */
export const centerFeatures = (shown: ReadonlyArray<LocationShown>) => ({
  type: "FeatureCollection" as const,
  features: shown.map(({ excluded, row: { latitude, longitude, name } }) => ({
    type: "Feature" as const,
    properties: { name, excluded },
    geometry: { type: "Point" as const, coordinates: [longitude, latitude] },
  })),
})

/** The number of miles in a degree of latitude, rounded down slightly. */
const MILES_A_DEGREE = 69

/** Returns the bounding box of a location's circle. */
const boxOf = ({ latitude, longitude, miles }: LocationRow): Bounds => {
  const up = miles / MILES_A_DEGREE
  const across = up / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1)
  return [longitude - across, latitude - up, longitude + across, latitude + up]
}

const meet = (one: Bounds, other: Bounds): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1]

/**
 * Converts the circles of locations to the renderer's features. If there are more than 1,000, only the circles in view
 * are included, unless there are too many of those as well.
 */
export const circleFeatures = (shown: ReadonlyArray<LocationShown>, view: Bounds) => {
  const inView = shown.length > MAX_CIRCLES ? shown.filter(({ row }) => meet(boxOf(row), view)) : shown
  return {
    type: "FeatureCollection" as const,
    features: (inView.length > MAX_CIRCLES ? [] : inView).map(({ excluded, row }) => ({
      type: "Feature" as const,
      properties: { excluded },
      geometry: {
        type: "Polygon" as const,
        coordinates: [closeRing(circleRing(areaCenter(row), row.miles))],
      },
    })),
  }
}

/**
 * Returns the bounding box of points; null if there aren't any. Points on both sides of the 180th meridian result in a
 * wide box.
 */
export const pointBounds = (points: ReadonlyArray<Point>): Bounds | null => {
  if (points.length === 0) return null
  // A file has thousands of circles: more than a call takes arguments.
  return points.reduce<Bounds>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  )
}

/** Returns the bounding box of shapes and of files' circles; null if there aren't any. */
export const shapeBounds = (
  areas: ReadonlyArray<ShapeArea>,
  files: ReadonlyArray<LocationFileRows> = [],
): Bounds | null =>
  pointBounds([
    ...areas.flatMap((area) => shapeRing(area) ?? (area.kind === "closest" ? [areaCenter(area)] : [])),
    ...fileLocationRows(files).flatMap(({ row }): ReadonlyArray<Point> => {
      const [west, south, east, north] = boxOf(row)
      return [
        [west, south],
        [east, north],
      ]
    }),
  ])
