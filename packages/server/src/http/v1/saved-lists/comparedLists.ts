import { Actor } from "@listwright/adapters"
import type { OverlapQuestion } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { overlapOfLists } from "../../../saved-counts/overlapOfLists.ts"
import { unavailable, unprocessable, unprocessableFor } from "../../answering/unprocessable.ts"

/** Returns how the caller's saved lists overlap, or fails with the reason that they can't be compared. */
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
