import { CountRefused } from "@listwright/domain/counting"
import {
  type SuppressionDayRange,
  isIsoDay,
  suppressionDaysRefusalText,
} from "@listwright/domain/suppression"
import { type DateTime, Effect } from "effect"
import { type TimeSpan, toTimeSpan } from "../site/siteDays.ts"

/** Returns the time span of a date choice; rejects dates that don't exist or ranges that end before they start. */
export const choiceSpan = (
  { end, start }: SuppressionDayRange,
  zone: DateTime.TimeZone,
): Effect.Effect<TimeSpan, CountRefused> => {
  if (!isIsoDay(start) || !isIsoDay(end))
    return Effect.fail(new CountRefused({ reason: suppressionDaysRefusalText("NoSuchDay") }))
  return end < start
    ? Effect.fail(new CountRefused({ reason: suppressionDaysRefusalText("EndBeforeStart") }))
    : Effect.succeed(toTimeSpan({ start, end }, zone))
}
