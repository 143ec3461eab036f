import { Context, Effect, Schema } from "effect"
import type { CallFailed } from "./Failures.ts"

/** An error of the screens that nothing handled. `page` is the address it happened on; `stack` is '' when unknown. */
export const ScriptError = Schema.Struct({
  message: Schema.String,
  page: Schema.String,
  stack: Schema.String,
})
export type ScriptError = typeof ScriptError.Type

/** Keeps unhandled errors of the screens for the operator. */
export class ErrorLogs extends Context.Service<
  ErrorLogs,
  {
    /** Writes an error to the log; gives up after `giveUpAfterMs` milliseconds. */
    readonly write: (error: ScriptError, giveUpAfterMs: number) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/ErrorLogs") {}

/** Posting to the log is given up after so long [p9-notice-durations]. */
export const LOG_POST_TIMEOUT_MS = 4_000

/**
 * Logs an error that nothing handled. Never fails and never says anything: a log that cannot be reached must not become
 * the next unhandled error [p8-script-errors].
 */
export const logScriptError = Effect.fn("logScriptError")(function* (error: ScriptError) {
  const logs = yield* ErrorLogs
  yield* Effect.ignore(logs.write(error, LOG_POST_TIMEOUT_MS))
})
