/** Converts a longitude to its equivalent from -180 to 180. */
export const normalizeLongitude = (longitude: number): number =>
  // What is within already keeps each of its bits.
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180

/**
 * Converts a longitude to its equivalent within 180 degrees of another longitude, possibly beyond 180 or -180: near
 * 179.9, -179.9 becomes 180.1. Use it to compute means, boxes, and lines across the 180th meridian, and normalize the
 * results with `normalizeLongitude`.
 */
export const unwrapLongitude = (longitude: number, other: number): number => {
  const apart = longitude - other
  return apart >= -180 && apart <= 180 ? longitude : longitude - 360 * Math.round(apart / 360)
}
