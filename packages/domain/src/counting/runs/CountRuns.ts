import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import type { CountAnswer } from "../questions/CountAnswer.ts"
import type { DraftId } from "../../shared/DraftId.ts"

/** The progress of a count run. `percent` is 0 to 100; `failed` means that it ended without an answer. */
export const CountProgress = Schema.Struct({ percent: Schema.Int, failed: Schema.Boolean })
export type CountProgress = typeof CountProgress.Type

/** A count run's answer, with the time when it ended as an ISO instant. */
export interface OfficialCount extends CountAnswer {
  readonly countedAt: string
}

/** The port for the count run that an order is placed from: it's submitted, polled every second, and then fetched. */
export class CountRuns extends Context.Service<
  CountRuns,
  {
    /** Starts counting the current draft; returns the run's ID. */
    readonly submit: (draftId: DraftId) => Effect.Effect<string, CallFailed>
    readonly progress: (runId: string, draftId: DraftId) => Effect.Effect<CountProgress, CallFailed>
    readonly answer: (runId: string, draftId: DraftId) => Effect.Effect<OfficialCount, CallFailed>
    /** Cancels the run in the engine. Has no effect on a run that has ended. */
    readonly stop: (runId: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/CountRuns") {}
