import { daysAfter } from "../shared/daysAfter.ts"
import type { Days } from "./Days.ts"

const DAYS_BACK = 7

/** An ISO day as people read it: MM/DD/YYYY. spec: order-builder §9 (date display) [ob9-suppression-paging] */
export const displayDay = (isoDay: string): string =>
  `${isoDay.slice(5, 7)}/${isoDay.slice(8, 10)}/${isoDay.slice(0, 4)}`

/**
 * The days that a date suppression starts with, both included: from 7 days ago to today, 8 days in all. ISO days;
 * `today` is one in the site's time zone. spec: order-builder §9 [ob9-suppression-paging]
 */
export const defaultSuppressionDays = (today: string): Days => ({
  start: daysAfter(today, -DAYS_BACK),
  end: today,
})

/** The same days as MM/DD/YYYY. spec: order-builder §9 [ob9-suppression-paging] */
export const defaultSuppressionRange = (today: string): Days => {
  const { start, end } = defaultSuppressionDays(today)
  return { start: displayDay(start), end: displayDay(end) }
}
