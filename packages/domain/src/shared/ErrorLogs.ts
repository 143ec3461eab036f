import { Context, Effect, Schema } from "effect"
import type { CallFailed } from "./Failures.ts"

/** An error of the screens that nothing handled. `page` is the address it happened on; `stack` is '' when unknown. */
export const ScriptError = Schema.Struct({
  message: Schema.String,
  page: Schema.String,
  stack: Schema.String,
})
export type ScriptError = typeof ScriptError.Type

/** Where unhandled errors of the screens are kept for whoever runs the site. */
export class ErrorLogs extends Context.Service<
  ErrorLogs,
  {
    readonly write: (error: ScriptError) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/ErrorLogs") {}
