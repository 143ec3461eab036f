import { Schema } from "effect"
import { Point } from "../../definition/AreaShape.ts"
import { shortNumber } from "../../shared/shortNumber.ts"
import { addrUsageTypes } from "./AddrUsageType.ts"

const pointText = ([longitude, latitude]: Point): string =>
  `${shortNumber(longitude)}:${shortNumber(latitude)}`

/**
 * Returns the search string of a radius, 'longitude:latitude:value:2'; the value is in miles, or records for a quantity
 * search.
 */
export const radiusSearchString = (center: Point, value: number): string =>
  `${pointText(center)}:${shortNumber(value)}:${addrUsageTypes.encode("radiusAddress")}`

/** Returns the search string of polygons: points are joined by '|', several polygons by '@'. */
export const polygonSearchString = (polygons: ReadonlyArray<ReadonlyArray<Point>>): string =>
  polygons.map((points) => points.map(pointText).join("|")).join("@")

/** The location in an order's address. */
export type SearchString =
  | { readonly kind: "radius"; readonly center: Point; readonly value: number }
  | { readonly kind: "polygon"; readonly polygons: ReadonlyArray<ReadonlyArray<Point>> }

const isPoint = Schema.is(Point)

const NUMBER = /^-?\d+(\.\d+)?$/

const numbersOf = (text: string): ReadonlyArray<number> =>
  text.split(":").map((part) => (NUMBER.test(part) ? Number(part) : Number.NaN))

const pointOf = (text: string): Point | null => {
  const numbers = numbersOf(text)
  return isPoint(numbers) ? numbers : null
}

const radiusOf = (text: string): SearchString | null => {
  const [longitude, latitude, value, usage, ...more] = numbersOf(text)
  const center = [longitude, latitude]
  const isRadius = usage === addrUsageTypes.encode("radiusAddress") && more.length === 0 && isPoint(center)
  return isRadius && value !== undefined && value > 0 ? { kind: "radius", center, value } : null
}

/**
 * Returns whether a search string has several points; counting colons isn't enough, since the triangle '0:0|1:0|1:1'
 * has as many as a single point with its value.
 */
const hasPoints = (text: string): boolean => /[|@]/.test(text)

/**
 * Parses a search string from a loaded order; null if it isn't a search string or contains a place that isn't on earth.
 * A polygon may have fewer than three points here.
 */
export const readSearchString = (text: string): SearchString | null => {
  if (!hasPoints(text)) return radiusOf(text)
  const polygons = text.split("@").map((polygon) => polygon.split("|").map(pointOf))
  const read = polygons.map((points) => points.filter((point) => point !== null))
  return read.every((points, index) => points.length === polygons[index]?.length)
    ? { kind: "polygon", polygons: read }
    : null
}
