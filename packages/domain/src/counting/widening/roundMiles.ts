/** No search reaches farther [ob5-radius-cap]. */
const MAX_MILES = 200
/** No suggested one is smaller. */
const FEWEST_MILES = 0.5

/** Steps in which people think of miles. */
const stepAt = (miles: number): number => (miles < 10 ? 0.5 : miles < 50 ? 1 : 5)

/**
 * Computes the radius that holds `share` times as many people if they're spread evenly: the area grows with the
 * square of the radius.
 */
const evenly = (miles: number, share: number): number => miles * Math.sqrt(share)

/** A rounder, wider radius that holds about `share` times as many, above 1; null: it is as wide as can be. */
export const widerMiles = (miles: number, share: number): number | null => {
  const reach = evenly(miles, share)
  const step = stepAt(reach)
  const rounded = Math.min(MAX_MILES, Math.ceil(reach / step) * step)
  return rounded > miles ? rounded : null
}

/**
 * Returns a rounder, smaller radius that holds about `share` of the people, between 0 and 1; null if there's no
 * smaller one.
 */
export const smallerMiles = (miles: number, share: number): number | null => {
  const reach = evenly(miles, share)
  const step = stepAt(reach)
  const rounded = Math.max(FEWEST_MILES, Math.round(reach / step) * step)
  return rounded < miles ? rounded : null
}
