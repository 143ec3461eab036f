import { Actor } from "@listwright/adapters"
import type { OverlapQuestion } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { overlapOfLists } from "../../../saved-counts/overlapOfLists.ts"
import { unavailable, unprocessable, unprocessableFor } from "../../answering/unprocessable.ts"

/** Returns the overlap of the caller's saved lists, or fails with the reason they can't be compared. */
export const comparedLists = Effect.fn("comparedLists")(function* (question: OverlapQuestion) {
  const { reach, user } = yield* Actor
  return yield* overlapOfLists(user, reach, question).pipe(
    Effect.catchTags({
      CountRefused: unprocessableFor,
      CountUnavailable: unavailable,
      NotComparable: unprocessable,
    }),
  )
})
