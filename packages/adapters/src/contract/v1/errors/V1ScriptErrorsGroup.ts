import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { V1Decoding } from "../V1Errors.ts"
import { Access, operators } from "../../access/Access.ts"

/** An error of the screens, and the number of times it happened. It never identifies a user. */
export const WireScriptError = Schema.Struct({
  message: Schema.String,
  /** Path of the page where it happened last. */
  page: Schema.String,
  /** '' if the browser gave no stack. */
  stack: Schema.String,
  /** The latest one: 'Chrome on Windows'. */
  browser: Schema.String,
  times: Schema.Int,
  /** ISO instants. */
  firstAt: Schema.String,
  lastAt: Schema.String,
})
export type WireScriptError = typeof WireScriptError.Type

/** Errors of the screens that nothing handled, for the operator of the site. */
export class V1ScriptErrorsGroup extends HttpApiGroup.make("V1ScriptErrors")
  .add(
    // The latest first, at most 500.
    HttpApiEndpoint.get("scriptErrors", "/script-errors", {
      success: Schema.Struct({ errors: Schema.Array(WireScriptError) }),
    })
      .annotate(Access, operators())
      .middleware(Operator),
    // Forgets errors that were fixed, so that only errors that come back show.
    HttpApiEndpoint.delete("forgetScriptErrors", "/script-errors", {
      success: Schema.Struct({ forgotten: Schema.Int }),
    })
      .annotate(Access, operators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
