import { DateTime, Effect } from "effect"
import { dayOf } from "../site/siteDays.ts"
import { SuppressionPlaces } from "./SuppressionPlaces.ts"

/** Returns the current date at the site in ISO form. */
export const siteToday = Effect.gen(function* () {
  const { zone } = yield* SuppressionPlaces
  return dayOf(yield* DateTime.nowAsDate, zone)
})
