/** The bounds of a box in degrees: west, south, east, north. */
export type BoxBounds = readonly [west: number, south: number, east: number, north: number]

/** The latitude limit of web maps, north and south; it makes the world map a square. */
export const MAX_MERCATOR_LATITUDE = 85.06

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/

/** Parses a bounding box; returns null if the text isn't one. */
export const parseBoxBounds = (text: string): BoxBounds | null => {
  const parts = text.split(",").map((part) => part.trim())
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map(Number)
  const isOnMap =
    west >= -180 && east <= 180 && south >= -MAX_MERCATOR_LATITUDE && north <= MAX_MERCATOR_LATITUDE
  return isOnMap && west < east && south < north ? [west, south, east, north] : null
}

/** The message for a client that requests an invalid box. */
export const INVALID_BOX_MESSAGE = `bbox: it must be west,south,east,north in degrees, like -87.7,41.8,-87.6,41.9: west below east within -180 and 180, south below north within -${MAX_MERCATOR_LATITUDE} and ${MAX_MERCATOR_LATITUDE}.`
