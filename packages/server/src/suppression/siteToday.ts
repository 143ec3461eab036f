import { DateTime, Effect } from "effect"
import { dayOf } from "../site/siteDays.ts"
import { SuppressionPlaces } from "./SuppressionPlaces.ts"

/** Returns the site's current day in ISO form. */
export const siteToday = Effect.gen(function* () {
  const { zone } = yield* SuppressionPlaces
  return dayOf(yield* DateTime.nowAsDate, zone)
})
