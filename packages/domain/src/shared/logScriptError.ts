import { Effect } from "effect"
import { ErrorLogs, type ScriptError } from "./ErrorLogs.ts"

/** Posting to the log is given up after so long. spec: portal §9 [p9-notice-durations] */
export const LOG_POST_TIMEOUT_MS = 4_000

/**
 * Logs an error that nothing handled. Never fails and never says anything: a log that cannot be reached must not become
 * the next unhandled error. spec: portal §8 ('Unhandled script errors: logged') [p8-script-errors]
 */
export const logScriptError = Effect.fn("logScriptError")(function* (error: ScriptError) {
  const logs = yield* ErrorLogs
  yield* logs.write(error).pipe(Effect.timeout(LOG_POST_TIMEOUT_MS), Effect.ignore)
})
