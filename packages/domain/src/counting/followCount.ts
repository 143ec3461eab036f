import { Effect, Schema } from "effect"
import { CountRuns } from "./CountRuns.ts"

/** How often a count run is asked how far it is. spec: order-builder §9 */
export const POLL_INTERVAL = "1 second"

/** The count ended without an answer. spec: order-builder §8 (Count failure) */
export class CountFailed extends Schema.TaggedError<CountFailed>()("CountFailed", { runId: Schema.String }) {}

export interface FollowCountOptions {
  /** Told the percentage, 0 to 100, whenever the server was asked. */
  readonly onProgress?: (percent: number) => void
}

/**
 * Asks how far a run is, at once and then every second, until 100 percent; then fetches the answer. Interrupting it
 * leaves the run alone, so that a page that was reloaded can go on with it.
 */
export const followCount = Effect.fn("followCount")(function* (
  runId: string,
  draftId: string,
  options: FollowCountOptions = {},
) {
  const runs = yield* CountRuns
  const isComplete = Effect.gen(function* () {
    const { percent, failed } = yield* runs.progress(runId, draftId)
    if (failed) return yield* new CountFailed({ runId })
    options.onProgress?.(percent)
    return percent >= 100
  })
  while (!(yield* isComplete)) yield* Effect.sleep(POLL_INTERVAL)
  return yield* runs.answer(runId, draftId)
})
