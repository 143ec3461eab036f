import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { allowedSuppressions, offeredSuppressions } from "../../src/suppression/offeredSuppressions.ts"
import { toOrderSuppressions, fromOrderSuppressions } from "../../src/suppression/orderSuppressions.ts"
import {
  defaultSuppressionDays,
  displayDay,
  isIsoDay,
  toIsoDay,
} from "../../src/suppression/SuppressionDayRange.ts"
import {
  checkSuppressionDays,
  isEndDateDisabled,
  isStartDateDisabled,
} from "../../src/suppression/suppressionDates.ts"
import { toSuppressionForm, toSuppressionChoices } from "../../src/suppression/toSuppressionChoices.ts"
import { decodeSuppression, encodeSuppression } from "../../src/suppression/suppressionCodes.ts"
import { suppressionCodeLaws } from "../../src/testing/codeLaws.ts"
import { always, ofLaws, sentencesAbout } from "../property/Sentence.ts"
import { day, listType, nearDay, suppressions } from "./arbitrarySuppressions.ts"

const nobody = { orders: [], savedCounts: [], files: [] }
const dayNumber = (isoDay: string): number => Date.parse(isoDay) / 86_400_000
const reading = fc.constantFrom("pastAllowed" as const, "pastRefused" as const)

export const suppressionSentences = sentencesAbout(
  "suppression",
  ...ofLaws(suppressionCodeLaws({ encode: encodeSuppression, decode: decodeSuppression })),
  // [ob9-suppression-paging]
  always(
    "the default days of a suppression are 8, both ends included, and end today",
    fc.property(day, (today) => {
      const { start, end } = defaultSuppressionDays(today)
      return end === today && dayNumber(end) - dayNumber(start) + 1 === 8 && isIsoDay(start)
    }),
  ),
  always(
    "a day that is shown as MM/DD/YYYY reads as the same day",
    fc.property(day, (isoDay) => toIsoDay(displayDay(isoDay)) === isoDay),
  ),
  // [ob5-suppression-dates]
  always(
    "days are accepted exactly when the pickers show both of them as enabled",
    fc.property(nearDay, nearDay, nearDay, reading, (start, end, today, startReading) => {
      const accepted = Result.isSuccess(checkSuppressionDays({ start, end }, today, startReading))
      return (
        accepted ===
        (!isStartDateDisabled(start, today, startReading) && !isEndDateDisabled(end, start, today))
      )
    }),
  ),
  always(
    "the default days of a suppression are accepted where a past start is allowed, and refused where it is not",
    fc.property(day, (today) => {
      const days = defaultSuppressionDays(today)
      return (
        Result.isSuccess(checkSuppressionDays(days, today, "pastAllowed")) &&
        Result.isFailure(checkSuppressionDays(days, today, "pastRefused"))
      )
    }),
  ),
  always(
    "a form opened from a definition's suppressions selects those that the source allows",
    fc.property(listType, suppressions, day, (source, given, today) => {
      const form = toSuppressionForm(source, given, nobody, today)
      assert.deepEqual(toSuppressionChoices(form), allowedSuppressions(source, given))
    }),
  ),
  // [ob4-saturation-suppressions]
  always(
    "what a source allows of suppressions is off for every kind that it does not offer, and as given for the others",
    fc.property(listType, suppressions, (source, given) => {
      const allowed = allowedSuppressions(source, given)
      for (const kind of ["orders", "savedCounts", "files"] as const) {
        const isOffered = offeredSuppressions(source).includes(kind)
        assert.deepEqual(allowed[kind], isOffered ? given[kind] : { mode: "off" })
      }
    }),
  ),
  always(
    "an order that is written with suppressions means the same suppressions",
    fc.property(suppressions, (given) => {
      assert.deepEqual(fromOrderSuppressions(toOrderSuppressions(given, nobody, null)), given)
    }),
  ),
)
