import { Schema } from "effect"

/** Somewhere a user is signed in: a browser, or a token of the terminal or a script. Instants are ISO. */
export const SignIn = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["browser", "token"]),
  /** Of a token: what people called it; of a browser: what it says of itself ('User-Agent'). */
  name: Schema.String,
  /** Network address that it was opened from; '' where that is not known. */
  client: Schema.String,
  startedAt: Schema.String,
  /** When it was last used, within five minutes; null: never. */
  seenAt: Schema.NullOr(Schema.String),
  /** When it ends if it is used until then. */
  expiresAt: Schema.String,
  /** The one that asks. */
  isCurrent: Schema.Boolean,
})
export type SignIn = typeof SignIn.Type

/** Which sign-ins end together: all, or all but the one that asks. */
export const WhichSignIns = Schema.Literals(["others", "all"])
export type WhichSignIns = typeof WhichSignIns.Type
