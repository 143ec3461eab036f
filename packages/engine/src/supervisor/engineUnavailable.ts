import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { EngineFailed } from "./EngineKeeper.ts"

/** What went wrong inside the engine is for the log; people learn that it did. */
export const engineUnavailable = Effect.fnUntraced(function* ({ reason }: EngineFailed) {
  yield* Effect.logError("the count engine failed at a question", reason)
  return yield* new CountUnavailable({
    reason: "Counting is not available at the moment. Please try again soon.",
  })
})
