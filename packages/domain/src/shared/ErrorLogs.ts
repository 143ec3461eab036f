import { Context, Effect, Schema } from "effect"
import type { CallFailed } from "./Failures.ts"

/** An unhandled error in the screens. `page` is the URL where it occurred; `stack` is '' if unknown. */
export const ScriptError = Schema.Struct({
  message: Schema.String,
  page: Schema.String,
  stack: Schema.String,
})
export type ScriptError = typeof ScriptError.Type

/** A log of unhandled errors in the screens, for the operator. */
export class ErrorLogs extends Context.Service<
  ErrorLogs,
  {
    /** Writes an error to the log; times out after `giveUpAfterMs` milliseconds. */
    readonly write: (error: ScriptError, giveUpAfterMs: number) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/ErrorLogs") {}

/** The timeout for posting to the log, in milliseconds [p9-notice-durations]. */
export const LOG_POST_TIMEOUT_MS = 4_000

/**
 * Logs an unhandled error. Never fails and never shows anything: an unreachable log must not cause another unhandled
 * error [p8-script-errors].
 */
export const logScriptError = Effect.fn("logScriptError")(function* (error: ScriptError) {
  const logs = yield* ErrorLogs
  yield* Effect.ignore(logs.write(error, LOG_POST_TIMEOUT_MS))
})
