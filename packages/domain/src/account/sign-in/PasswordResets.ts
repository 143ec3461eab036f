import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** A one-time link is used up, too old, or none. */
export class LinkNotValid extends Schema.TaggedError<LinkNotValid>()("LinkNotValid", {}) {}

/** Setting a password without the old one: by a one-time link. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** Opens a session that may set a password and nothing else; answers whose password it is. */
    readonly openLink: (
      secret: string,
    ) => Effect.Effect<{ readonly email: string }, CallFailed | LinkNotValid>
    /** Sets the password, uses the link up, and ends all sessions of the user. */
    readonly resetPassword: (newPassword: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/PasswordResets") {}
