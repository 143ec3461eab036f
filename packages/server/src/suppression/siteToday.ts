import { DateTime, Effect } from "effect"
import { dayOf } from "../site/siteDays.ts"
import { SuppressionPlaces } from "./SuppressionPlaces.ts"

/** Which day it is on this site, ISO. */
export const siteToday = Effect.gen(function* () {
  const { zone } = yield* SuppressionPlaces
  return dayOf(yield* DateTime.nowAsDate, zone)
})
