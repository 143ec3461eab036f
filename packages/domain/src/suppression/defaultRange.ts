import { DateTime } from "effect"

const DAYS_BACK = 7

/** An ISO day as people read it: MM/DD/YYYY. spec: order-builder §9 (date display) */
export const displayDay = (isoDay: string): string =>
  `${isoDay.slice(5, 7)}/${isoDay.slice(8, 10)}/${isoDay.slice(0, 4)}`

/**
 * The range that a date suppression starts with, both days included: from 7 days ago to today, as MM/DD/YYYY. `today` is
 * an ISO day in the site's time zone. spec: order-builder §9
 */
export const defaultSuppressionRange = (today: string): { readonly start: string; readonly end: string } => ({
  start: displayDay(
    DateTime.formatIsoDateUtc(DateTime.subtract(DateTime.makeUnsafe(today), { days: DAYS_BACK })),
  ),
  end: displayDay(today),
})
