import { Effect, Schema } from "effect"
import { CountRuns } from "./CountRuns.ts"
import { INITIAL_COUNT_STATE, decideCount } from "./decideCount.ts"
import { DraftId } from "../../shared/DraftId.ts"

/** The count ended without an answer. */
export class CountFailed extends Schema.TaggedError<CountFailed>()("CountFailed", { runId: Schema.String }) {}

/** Callbacks for following a count. */
export interface FollowCountOptions {
  /** Called with the percentage, 0 to 100, after each request. */
  readonly onProgress?: (percent: number) => void
}

/**
 * Polls a run's progress, immediately and then every second until 100 percent, then fetches the answer. Interrupting it
 * doesn't stop the run, so a reloaded page can keep following it [ob4-count-polling].
 */
export const followCount = Effect.fn("followCount")(function* (
  runId: string,
  draftId: DraftId,
  options: FollowCountOptions = {},
) {
  const runs = yield* CountRuns
  let decision = decideCount(INITIAL_COUNT_STATE, { kind: "submit" })
  while (decision.command?.kind !== "fetch") {
    if (decision.command?.kind === "askAgain") yield* Effect.sleep(decision.command.afterMs)
    const { percent, failed } = yield* runs.progress(runId, draftId)
    if (failed) return yield* new CountFailed({ runId })
    options.onProgress?.(percent)
    decision = decideCount(decision.state, { kind: "progress", percent })
  }
  return yield* runs.answer(runId, draftId)
})

/** Callbacks for starting a count. */
export interface RunCountOptions extends FollowCountOptions {
  /** Called with the run's ID as soon as the server assigns it. */
  readonly onStarted?: (runId: string) => void
}

/**
 * Runs a draft's official count: submits it, polls every second until 100 percent, and fetches the answer. Interrupting
 * it stops the run on the server.
 */
export const runCount = Effect.fn("runCount")(function* (draftId: DraftId, options: RunCountOptions = {}) {
  const runs = yield* CountRuns
  const runId = yield* runs.submit(draftId)
  options.onStarted?.(runId)
  const answer = yield* followCount(runId, draftId, options).pipe(
    // Stopping does not wait to learn that the run could not be stopped.
    Effect.onInterrupt(() => Effect.ignore(runs.stop(runId))),
  )
  return { runId, answer }
})
