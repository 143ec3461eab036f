import { Schema } from "effect"

/** Somewhere a user is signed in: a browser, or a token of the terminal or a script. Instants are ISO. */
export const SignIn = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["browser", "token"]),
  /** The name that a user gave the token, or the 'User-Agent' of the browser. */
  name: Schema.String,
  /** Network address that it was opened from; '' where that is not known. */
  client: Schema.String,
  startedAt: Schema.String,
  /** The time of the last use, accurate to five minutes; null: never used. */
  seenAt: Schema.NullOr(Schema.String),
  /** The time at which it ends; using a browser's sign-in extends it. */
  expiresAt: Schema.String,
  /** The one that asks. */
  isCurrent: Schema.Boolean,
})
export type SignIn = typeof SignIn.Type

/** The sign-ins to end together: all, or all but the one that asks. */
export const WhichSignIns = Schema.Literals(["others", "all"])
export type WhichSignIns = typeof WhichSignIns.Type
