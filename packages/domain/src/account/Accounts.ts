import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { Account } from "./Account.ts"
import type { SiteConfiguration } from "./SiteConfiguration.ts"
import type { User } from "./User.ts"

/** The email address or the password is wrong; the reply never reveals which [p8-sign-in-failed]. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {}

/** Too many attempts; retry after this many seconds. */
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  retryAfterSeconds: Schema.Int,
}) {}

/** A token that is shown once, to the user who created it. */
export const IssuedToken = Schema.Struct({
  id: Schema.String,
  token: Schema.String,
  expiresAt: Schema.String,
})
export type IssuedToken = typeof IssuedToken.Type

/** The port for signing in and out, and for data about the signed-in user. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** Opens a session and returns the URL to go to next. */
    readonly signIn: (
      email: string,
      password: string,
    ) => Effect.Effect<string, CallFailed | SignInRefused | TooManyAttempts>
    readonly signOut: () => Effect.Effect<void, CallFailed>
    readonly user: () => Effect.Effect<User, CallFailed>
    /** Returns the accounts that the user may order for, starting with their own. */
    readonly accounts: () => Effect.Effect<ReadonlyArray<Account>, CallFailed>
    /** Returns the site's public configuration; for a signed-in user, with the switches that apply to that user. */
    readonly site: () => Effect.Effect<SiteConfiguration, CallFailed>
    /** Returns the site's public configuration, requested as a guest. */
    readonly openSite: () => Effect.Effect<SiteConfiguration, CallFailed>
    /** Creates a revocable, expiring token for the terminal and scripts. */
    readonly issueToken: (
      email: string,
      password: string,
      name: string,
    ) => Effect.Effect<IssuedToken, CallFailed | SignInRefused | TooManyAttempts>
    /** Revokes the token that authenticates this call. */
    readonly revokeToken: () => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/Accounts") {}
