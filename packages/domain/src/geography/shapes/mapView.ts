import type { Point } from "../../definition/AreaShape.ts"

/** The number of meters in a mile, for the map of the geography pages [ob9-map]. */
export const METERS_PER_MILE = 1_609.344
/** The initial center of the map: the middle of the United States. */
export const MAP_CENTER: Point = [-95.7, 37.1]
/** The initial zoom of the map. */
export const MAP_ZOOM = 4
/** The zoom level after an address is found. */
export const ADDRESS_ZOOM = 12
/** The lowest zoom at which a polygon may be drawn. */
export const MIN_POLYGON_ZOOM = 9
/** The zoom level that outlines are shown above; they're hidden at the level itself. */
export const OUTLINE_ZOOM = 8

/** Converts miles to meters for circles on the map. */
export const milesToMeters = (miles: number): number => miles * METERS_PER_MILE

/** Returns whether the map shows the outlines of ZIP Codes or routes [ob4-boundary-layer]. */
export const showsOutlines = (zoom: number): boolean => zoom > OUTLINE_ZOOM

/** Returns whether the user may draw a polygon [ob4-polygon-zoom]. */
export const allowsPolygon = (zoom: number): boolean => zoom >= MIN_POLYGON_ZOOM
