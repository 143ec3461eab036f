import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "../Operator.ts"
import { V1Decoding } from "../V1Errors.ts"
import { Access, allowOperators } from "../../access/Access.ts"

/** A screen error and its number of occurrences. It never identifies a user. */
export const WireScriptError = Schema.Struct({
  message: Schema.String,
  /** The path of the page where the error last occurred. */
  page: Schema.String,
  /** The stack trace; '' if the browser provided none. */
  stack: Schema.String,
  /** The browser of the most recent occurrence: 'Chrome on Windows'. */
  browser: Schema.String,
  times: Schema.Int,
  /** The first and the most recent occurrence, as ISO instants. */
  firstAt: Schema.String,
  lastAt: Schema.String,
})
export type WireScriptError = typeof WireScriptError.Type

/** The calls about unhandled screen errors, for the site's operator. */
export class V1ScriptErrorsGroup extends HttpApiGroup.make("V1ScriptErrors")
  .add(
    // The latest first, at most 500.
    HttpApiEndpoint.get("scriptErrors", "/script-errors", {
      success: Schema.Struct({ errors: Schema.Array(WireScriptError) }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
    // Forgets errors that were fixed, so that only errors that come back show.
    HttpApiEndpoint.delete("forgetScriptErrors", "/script-errors", {
      success: Schema.Struct({ forgotten: Schema.Int }),
    })
      .annotate(Access, allowOperators())
      .middleware(Operator),
  )
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
