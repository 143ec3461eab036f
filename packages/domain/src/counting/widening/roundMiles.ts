/** The maximum search radius, in miles [ob5-radius-cap]. */
const MAX_MILES = 200
/** The minimum suggested radius, in miles. */
const FEWEST_MILES = 0.5

/** Returns the rounding step that suits a number of miles. */
const stepAt = (miles: number): number => (miles < 10 ? 0.5 : miles < 50 ? 1 : 5)

/**
 * Computes the radius that contains `share` times as many records, assuming that they're spread evenly: the area grows
 * with the square of the radius.
 */
const evenly = (miles: number, share: number): number => miles * Math.sqrt(share)

/**
 * Returns a rounded, larger radius that contains about `share` (above 1) times as many records; null if it's already at
 * the maximum.
 */
export const growRadius = (miles: number, share: number): number | null => {
  const reach = evenly(miles, share)
  const step = stepAt(reach)
  const rounded = Math.min(MAX_MILES, Math.ceil(reach / step) * step)
  return rounded > miles ? rounded : null
}

/**
 * Returns a rounded, smaller radius that contains about `share` (between 0 and 1) of the records; null if there's no
 * smaller one.
 */
export const shrinkRadius = (miles: number, share: number): number | null => {
  const reach = evenly(miles, share)
  const step = stepAt(reach)
  const rounded = Math.max(FEWEST_MILES, Math.round(reach / step) * step)
  return rounded < miles ? rounded : null
}
