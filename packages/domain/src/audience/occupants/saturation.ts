/**
 * The part of a carrier route that a list covers, in homes and apartments; businesses don't count toward saturation.
 */
export interface RouteCoverage {
  /** The homes and apartments in the list; never more than `deliverable`. */
  readonly selected: number
  /** All homes and apartments along the route that mail can be delivered to, selected or not. */
  readonly deliverable: number
}

/** The minimum percentage of a route's homes and apartments for mail to count as saturation mail. */
export const SATURATION_PERCENT = 90

/** Returns the minimum number of homes and apartments that saturates a route. */
const saturates = (deliverable: number): number => Math.ceil((deliverable * SATURATION_PERCENT) / 100)

/** Counts how many more homes and apartments would saturate a route; 0 if it's already saturated. */
export const recordsUntilSaturation = ({ deliverable, selected }: RouteCoverage): number =>
  Math.max(0, saturates(deliverable) - selected)

/**
 * Returns whether a list covers enough of a route for saturation; a route without homes and apartments is never
 * saturated.
 */
export const isSaturated = (route: RouteCoverage): boolean =>
  route.deliverable > 0 && recordsUntilSaturation(route) === 0

/**
 * Returns the percentage of a route that's covered, 0 to 100, rounded down: 90% always means saturated, and 100% always
 * means complete.
 */
export const coveragePercent = ({ deliverable, selected }: RouteCoverage): number =>
  deliverable === 0 ? 0 : Math.floor((selected * 100) / deliverable)

/** Compares routes by their covered share, highest first; equal routes keep their order. */
export const compareByCoverage = (a: RouteCoverage, b: RouteCoverage): number =>
  b.selected * a.deliverable - a.selected * b.deliverable
