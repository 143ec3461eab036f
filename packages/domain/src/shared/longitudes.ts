/** The same meridian as a longitude within -180 to 180. */
export const longitudeWithin = (longitude: number): number =>
  // What is within already keeps each of its bits.
  longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180

/**
 * The same meridian, written at most 180 degrees from another longitude and so perhaps beyond 180 or -180: -179.9 is 180.1 beside
 * 179.9. Means, boxes and lines over 180 degrees are reckoned with these, and their results brought back by `longitudeWithin`.
 */
export const longitudeNear = (longitude: number, other: number): number => {
  const apart = longitude - other
  return apart >= -180 && apart <= 180 ? longitude : longitude - 360 * Math.round(apart / 360)
}
