import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { EngineFailed } from "./EngineKeeper.ts"

/** Logs the reason for an internal engine failure; users are only informed that counting isn't available. */
export const engineUnavailable = Effect.fnUntraced(function* ({ reason }: EngineFailed) {
  yield* Effect.logError("the count engine failed at a question", reason)
  return yield* new CountUnavailable({
    reason: "Counting is not available at the moment. Please try again soon.",
  })
})
