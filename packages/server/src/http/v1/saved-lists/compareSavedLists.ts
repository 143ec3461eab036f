import { Actor } from "@listwright/adapters"
import type { OverlapRequest } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { computeListOverlap } from "../../../saved-lists/computeListOverlap.ts"
import {
  failUnavailable,
  failUnprocessable,
  failUnprocessableReason,
} from "../../answering/failUnprocessable.ts"

/** Returns the overlap of the caller's saved lists, or fails with the reason they can't be compared. */
export const compareSavedLists = Effect.fn("compareSavedLists")(function* (question: OverlapRequest) {
  const { reach, user } = yield* Actor
  return yield* computeListOverlap(user, reach, question).pipe(
    Effect.catchTags({
      CountRefused: failUnprocessableReason,
      CountUnavailable: failUnavailable,
      ListsNotComparable: failUnprocessable,
    }),
  )
})
