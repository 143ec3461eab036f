import { Unprocessable } from "@listwright/adapters"
import { reportsRefusal } from "@listwright/domain/reports"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"

/** Fails if the site doesn't offer reports for a source. */
export const ensureReportsOffered = Effect.fn("ensureReportsOffered")(function* (listType: number) {
  const { configuration } = yield* Site
  const message = reportsRefusal(listType, configuration)
  if (message !== null) return yield* new Unprocessable({ message })
})
