import {
  type SuppressionDayRange,
  isIsoDay,
  toIsoDay,
  type SuppressionKind,
  suppressionDaysRefusalText,
} from "@listwright/domain/suppression"
import { Result } from "effect"
import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"
import { SUPPRESSION_FIELDS } from "./suppressionFields.ts"

const WRITE = "Please write the date as MM/DD/YYYY."

/** Returns an ISO date unchanged; rejects a timestamp, because its date depends on an unknown time zone. */
const dayOf = (
  order: OriginalOrder,
  field: keyof OriginalOrder & `${string}Date`,
): Result.Result<string, string> => {
  const written = order[field]?.trim() ?? ""
  if (written === "") return Result.fail(`${field}: a date is required to suppress by date. ${WRITE}`)
  const day = isIsoDay(written) ? written : toIsoDay(written)
  return day === undefined
    ? Result.fail(`${field}: '${written}' isn't a date. ${WRITE}`)
    : Result.succeed(day)
}

/** Returns the dates of a suppression by date, as inclusive ISO dates. */
export const readSuppressionDays = (
  order: OriginalOrder,
  kind: SuppressionKind,
): Result.Result<SuppressionDayRange, string> =>
  Result.gen(function* () {
    const fields = SUPPRESSION_FIELDS[kind]
    const start = yield* dayOf(order, fields.start)
    const end = yield* dayOf(order, fields.end)
    return yield* end < start
      ? Result.fail(`${fields.end}: ${suppressionDaysRefusalText("EndBeforeStart")}`)
      : Result.succeed({ start, end })
  })
