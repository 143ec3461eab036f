import { DateTime, Result } from "effect"
import { type Days, defaultSuppressionDays } from "./Days.ts"
import { checkSuppressionDays, type DaysRefused, type SuppressionStart } from "./suppressionDates.ts"
import type { SuppressionChoices } from "./SuppressionForm.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "./SuppressionListItem.ts"

/** The ISO days that it is at one moment on Earth: a buyer's own today is one of them. */
export interface Todays {
  readonly earliest: string
  readonly latest: string
}

/** The hours of the time zones farthest behind and ahead of UTC. */
const ZONES = { earliest: -12, latest: 14 } as const

/** Returns the days that it is at a moment, by the clocks of all time zones. */
export const todaysAt = (moment: DateTime.DateTime): Todays => {
  const dayAt = (hours: number): string => DateTime.formatIsoDateUtc(DateTime.add(moment, { hours }))
  return { earliest: dayAt(ZONES.earliest), latest: dayAt(ZONES.latest) }
}

/** The days that a form starts with on one of these days, wherever its buyer is. */
const areDefault = ({ end, start }: Days, { earliest, latest }: Todays): boolean =>
  end >= earliest && end <= latest && start === defaultSuppressionDays(end).start

/**
 * Checks days that a buyer has just chosen, by the rule of the pickers. A server doesn't know the buyer's clock, so a day
 * that has begun anywhere is not in the future, and one that lasts anywhere is not in the past. The days that a form
 * starts with are never refused [ob5-suppression-dates].
 */
export const chosenDaysRefused = (
  days: Days,
  todays: Todays,
  reading: SuppressionStart,
): DaysRefused | null => {
  const refused = Result.getOrNull(Result.flip(checkSuppressionDays(days, todays.latest, "pastAllowed")))
  if (refused !== null) return refused
  const isPast = reading === "pastRefused" && days.start < todays.earliest && !areDefault(days, todays)
  return isPast ? "StartInPast" : null
}

/** A kind of suppression whose days can't be used, and the reason. */
export interface SuppressionRefused {
  readonly kind: SuppressionKind
  readonly reason: DaysRefused
}

/**
 * Finds the first kind of a list whose days can't be used; null if there isn't one. Days that the list held before were
 * chosen on another day, so that only the future is refused. `held`: null for a new list [ob5-suppression-dates].
 */
export const suppressionRefused = (
  suppressions: SuppressionChoices,
  held: SuppressionChoices | null,
  todays: Todays,
  reading: SuppressionStart,
): SuppressionRefused | null => {
  for (const kind of SUPPRESSION_KINDS) {
    const choice = suppressions[kind]
    if (choice.mode !== "date") continue
    const before = held?.[kind]
    const isHeld = before?.mode === "date" && before.start === choice.start && before.end === choice.end
    const reason = chosenDaysRefused(choice, todays, isHeld ? "pastAllowed" : reading)
    if (reason !== null) return { kind, reason }
  }
  return null
}
