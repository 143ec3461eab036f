import { CountRefused } from "@listwright/domain/counting"
import { type Days, isIsoDay, suppressionDaysText } from "@listwright/domain/suppression"
import { type DateTime, Effect } from "effect"
import { type Span, spanOf } from "../site/siteDays.ts"

/** Returns the time span of a date choice; rejects dates that don't exist or ranges that end before they start. */
export const choiceSpan = (
  { end, start }: Days,
  zone: DateTime.TimeZone,
): Effect.Effect<Span, CountRefused> => {
  if (!isIsoDay(start) || !isIsoDay(end))
    return Effect.fail(new CountRefused({ reason: suppressionDaysText("NoSuchDay") }))
  return end < start
    ? Effect.fail(new CountRefused({ reason: suppressionDaysText("EndBeforeStart") }))
    : Effect.succeed(spanOf({ start, end }, zone))
}
