import { Schema } from "effect"

/** A place where a user is signed in: a browser, or a token for the terminal or a script. Instants are ISO. */
export const SignIn = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["browser", "token"]),
  /** The name that the user gave the token, or the browser's 'User-Agent'. */
  name: Schema.String,
  /** The network address that the sign-in was opened from; '' if unknown. */
  client: Schema.String,
  startedAt: Schema.String,
  /** The time of the last use, accurate to five minutes; null if it was never used. */
  seenAt: Schema.NullOr(Schema.String),
  /** The time at which the sign-in expires; using a browser's sign-in extends it. */
  expiresAt: Schema.String,
  /** True for the sign-in that makes the request. */
  isCurrent: Schema.Boolean,
})
export type SignIn = typeof SignIn.Type

/** The sign-ins to end together: all, or all except the current one. */
export const SignInSelection = Schema.Literals(["others", "all"])
export type SignInSelection = typeof SignInSelection.Type
