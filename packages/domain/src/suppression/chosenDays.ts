import { DateTime, Result } from "effect"
import { type SuppressionDayRange, defaultSuppressionDays } from "./SuppressionDayRange.ts"
import { checkSuppressionDays, type DaysRefusal, type SuppressionStart } from "./suppressionDates.ts"
import type { SuppressionChoices } from "./SuppressionForm.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "./SuppressionListItem.ts"

/** The earliest and latest ISO dates on Earth at one moment; a buyer's local date is one of these or between them. */
export interface CurrentDates {
  readonly earliest: string
  readonly latest: string
}

/** The UTC offsets, in hours, of the time zones farthest behind and farthest ahead. */
const ZONES = { earliest: -12, latest: 14 } as const

/** Returns the earliest and latest dates on Earth at a moment. */
export const currentDatesAt = (moment: DateTime.DateTime): CurrentDates => {
  const dayAt = (hours: number): string => DateTime.formatIsoDateUtc(DateTime.add(moment, { hours }))
  return { earliest: dayAt(ZONES.earliest), latest: dayAt(ZONES.latest) }
}

/** Returns whether these are the form's default days in any time zone that the buyer may be in. */
const areDefault = ({ end, start }: SuppressionDayRange, { earliest, latest }: CurrentDates): boolean =>
  end >= earliest && end <= latest && start === defaultSuppressionDays(end).start

/**
 * Checks days that a buyer has just chosen, using the pickers' rule. A server doesn't know the buyer's time zone, so a
 * day that has begun in any time zone isn't in the future, and a day that hasn't ended in every time zone isn't in the
 * past. The form's default days are never rejected [ob5-suppression-dates].
 */
export const chosenDaysRefusal = (
  days: SuppressionDayRange,
  todays: CurrentDates,
  reading: SuppressionStart,
): DaysRefusal | null => {
  const refused = Result.getOrNull(Result.flip(checkSuppressionDays(days, todays.latest, "pastAllowed")))
  if (refused !== null) return refused
  const isPast = reading === "pastRefused" && days.start < todays.earliest && !areDefault(days, todays)
  return isPast ? "StartInPast" : null
}

/** A kind of suppression with unusable days, and the reason. */
export interface SuppressionRefusal {
  readonly kind: SuppressionKind
  readonly reason: DaysRefusal
}

/**
 * Finds the first of a list's suppression kinds with unusable days; null if there isn't one. Days that the list already
 * had, in `held`, were chosen on an earlier day, so they're rejected only if they're in the future. `held` is null for
 * a new list [ob5-suppression-dates].
 */
export const suppressionRefusal = (
  suppressions: SuppressionChoices,
  held: SuppressionChoices | null,
  todays: CurrentDates,
  reading: SuppressionStart,
): SuppressionRefusal | null => {
  for (const kind of SUPPRESSION_KINDS) {
    const choice = suppressions[kind]
    if (choice.mode !== "date") continue
    const before = held?.[kind]
    const isHeld = before?.mode === "date" && before.start === choice.start && before.end === choice.end
    const reason = chosenDaysRefusal(choice, todays, isHeld ? "pastAllowed" : reading)
    if (reason !== null) return { kind, reason }
  }
  return null
}
