/** Longitude, then latitude, in degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** A number in its shortest form, without an exponent; coordinates need no more than 12 decimals. */
const shortest = (n: number): string => {
  const text = `${n}`
  return text.includes("e")
    ? n
        .toFixed(12)
        .replace(/\.?0+$/, "")
        .replace(/^-0$/, "0")
    : text
}

const pointText = ([longitude, latitude]: Point): string => `${shortest(longitude)}:${shortest(latitude)}`

/** AddrUsageType of a radius address. spec: order-builder §3 (Order address) */
const RADIUS_ADDRESS = 2

/** 'longitude:latitude:value:2'; the value is miles, or records of a quantity search. spec: order-builder §3 */
export const radiusSearchString = (centre: Point, value: number): string =>
  `${pointText(centre)}:${shortest(value)}:${RADIUS_ADDRESS}`

/** The points of a polygon joined by '|', several polygons by '@'. spec: order-builder §3, golden.md */
export const polygonSearchString = (polygons: ReadonlyArray<ReadonlyArray<Point>>): string =>
  polygons.map((points) => points.map(pointText).join("|")).join("@")
