import { type SuppressionDayRange, isIsoDay } from "./SuppressionDayRange.ts"
import { Result } from "effect"
import type { suppressionStartReading } from "../shared/readings.ts"
import type { AccountId } from "../account/AccountId.ts"

export type SuppressionStart = (typeof suppressionStartReading.options)[number]

/** The reason a range of days can't be used. */
export type DaysRefusal = "NoSuchDay" | "StartInFuture" | "StartInPast" | "EndInFuture" | "EndBeforeStart"

/**
 * Returns whether the start date picker disables a day. Future days are always disabled; past days depend on the
 * reading.
 */
export const isStartDateDisabled = (day: string, today: string, reading: SuppressionStart): boolean =>
  isOutside(day, startDateBounds(today, reading))

/**
 * Returns whether the end date picker disables a day because it's after today or before the start. The start itself is
 * allowed.
 */
export const isEndDateDisabled = (day: string, start: string, today: string): boolean =>
  isOutside(day, endDateBounds(start, today))

/** The days that a picker offers, as inclusive ISO dates; null for no bound. */
export interface PickerBounds {
  readonly min: string | null
  readonly max: string
}

/**
 * Returns the days that the start date picker offers: those that `isStartDateDisabled` doesn't rule out.
 * [ob5-suppression-dates]
 */
export const startDateBounds = (today: string, reading: SuppressionStart): PickerBounds => ({
  min: reading === "pastRefused" ? today : null,
  max: today,
})

/**
 * Returns the days that the end date picker offers: those that `isEndDateDisabled` doesn't rule out.
 * [ob5-suppression-dates]
 */
export const endDateBounds = (start: string, today: string): PickerBounds => ({ min: start, max: today })

const isOutside = (day: string, { min, max }: PickerBounds): boolean =>
  day > max || (min !== null && day < min)

/**
 * Checks the days of a date suppression, inclusive ISO dates in the site's time zone. Neither may be after today, the
 * end may not be before the start, and, if the reading requires it, the start may not be before today
 * [ob5-suppression-dates].
 */
export const checkSuppressionDays = (
  { start, end }: SuppressionDayRange,
  today: string,
  reading: SuppressionStart,
): Result.Result<void, DaysRefusal> => {
  if (!isIsoDay(start) || !isIsoDay(end)) return Result.fail("NoSuchDay")
  if (start > today) return Result.fail("StartInFuture")
  if (isStartDateDisabled(start, today, reading)) return Result.fail("StartInPast")
  if (end > today) return Result.fail("EndInFuture")
  return isEndDateDisabled(end, start, today) ? Result.fail("EndBeforeStart") : Result.succeed(undefined)
}

/** The properties of a prior order, saved count or file that a date suppression checks. */
export interface SuppressibleItem {
  readonly accountId: AccountId
  readonly listType: number
  /** The ISO date, in the site's time zone, when it was submitted, saved, or uploaded. */
  readonly day: string
}

/**
 * Returns whether a date suppression includes a prior order, saved count or file. It must belong to the same account
 * and list type, and its day must be in the range, inclusive.
 */
export const isSuppressedByDays = (
  prior: SuppressibleItem,
  of: { readonly accountId: AccountId; readonly listType: number },
  { start, end }: SuppressionDayRange,
): boolean =>
  prior.accountId === of.accountId && prior.listType === of.listType && prior.day >= start && prior.day <= end
