import { Actor, Unavailable, Unprocessable } from "@listwright/adapters"
import type { OverlapQuestion } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { overlapOfLists } from "../../../saved-counts/overlapOfLists.ts"

/** How saved lists of the caller overlap, or why they cannot be compared. */
export const comparedLists = Effect.fn("comparedLists")(function* (question: OverlapQuestion) {
  const { reach, user } = yield* Actor
  return yield* overlapOfLists(user, reach, question).pipe(
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
      CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
      NotComparable: ({ message }) => Effect.fail(new Unprocessable({ message })),
    }),
  )
})
