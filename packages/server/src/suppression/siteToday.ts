import { DateTime, Effect } from "effect"
import { formatIsoDay } from "../site/siteDays.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

/** Returns the current date at the site in ISO form. */
export const siteToday = Effect.gen(function* () {
  const { zone } = yield* SuppressionFolders
  return formatIsoDay(yield* DateTime.nowAsDate, zone)
})
