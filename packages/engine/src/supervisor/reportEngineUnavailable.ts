import { CountUnavailable } from "@listwright/domain/counting"
import { Effect } from "effect"
import type { EngineFailed } from "./EngineSupervisor.ts"

/** Logs the reason for an internal engine failure; users learn only that counting isn't available. */
export const reportEngineUnavailable = Effect.fnUntraced(function* ({ reason }: EngineFailed) {
  yield* Effect.logError("the count engine couldn't answer a question", reason)
  return yield* new CountUnavailable({
    reason: "Counting isn't available right now. Please try again soon.",
  })
})
