/**
 * The part of a carrier route that a list takes, in homes and apartments; businesses don't count toward saturation.
 */
export interface TakenOfRoute {
  /** The homes and apartments in the list; never more than `deliverable`. */
  readonly selected: number
  /** All homes and apartments along the route that mail can be delivered to, chosen or not. */
  readonly deliverable: number
}

/** Percent of a route's homes and apartments from which on mail to them is saturation mail; the bound is included. */
export const SATURATION_PERCENT = 90

/** The fewest of a route that make it saturated. */
const saturates = (deliverable: number): number => Math.ceil((deliverable * SATURATION_PERCENT) / 100)

/** Counts how many more would bring a route to saturation; 0 once it is there. */
export const addsToSaturation = ({ deliverable, selected }: TakenOfRoute): number =>
  Math.max(0, saturates(deliverable) - selected)

/**
 * Tells whether a list takes enough of a route for saturation; a route without homes and apartments is never
 * saturated.
 */
export const isSaturated = (route: TakenOfRoute): boolean =>
  route.deliverable > 0 && addsToSaturation(route) === 0

/**
 * The share of a route in whole percent, 0 to 100, rounded down: what reads 90% is saturated, and nothing reads 100% that
 * lacks one.
 */
export const takenPercent = ({ deliverable, selected }: TakenOfRoute): number =>
  deliverable === 0 ? 0 : Math.floor((selected * 100) / deliverable)

/** Orders routes by their share, the fullest first; equal ones stay as they are. */
export const byShareTaken = (a: TakenOfRoute, b: TakenOfRoute): number =>
  b.selected * a.deliverable - a.selected * b.deliverable
