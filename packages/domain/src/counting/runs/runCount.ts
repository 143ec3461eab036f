import { Effect } from "effect"
import { CountRuns } from "./CountRuns.ts"
import { followCount, type FollowCountOptions } from "./followCount.ts"

/** What whoever starts a count wants to hear of it. */
export interface RunCountOptions extends FollowCountOptions {
  /** Told the run's id as soon as the server has named it. */
  readonly onStarted?: (runId: string) => void
}

/**
 * The official count of a draft: submit, ask every second until 100 percent, fetch the answer. Interrupting it stops
 * the run on the server. spec: order-builder §4 (Counting)
 */
export const runCount = Effect.fn("runCount")(function* (draftId: string, options: RunCountOptions = {}) {
  const runs = yield* CountRuns
  const runId = yield* runs.submit(draftId)
  options.onStarted?.(runId)
  const answer = yield* followCount(runId, draftId, options).pipe(
    // Whoever stops does not wait to hear that it could not be stopped.
    Effect.onInterrupt(() => Effect.ignore(runs.stop(runId))),
  )
  return { runId, answer }
})
