import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** A one-time link was already used, has expired, or doesn't exist. */
export class LinkNotValid extends Schema.TaggedError<LinkNotValid>()("LinkNotValid", {}) {}

/** The text isn't an email address; the reply never reveals whether an address is known. */
export class InvalidEmailAddress extends Schema.TaggedError<InvalidEmailAddress>()(
  "InvalidEmailAddress",
  {},
) {}

/** The port for setting a password without the old one, using a one-time link or a temporary password. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** Opens a session that may only set a password; returns the email address of the password's owner. */
    readonly openLink: (
      secret: string,
    ) => Effect.Effect<{ readonly email: string }, CallFailed | LinkNotValid>
    /** Requests a temporary password by email. The reply is the same for known and unknown addresses. */
    readonly mailTemporaryPassword: (email: string) => Effect.Effect<void, CallFailed | InvalidEmailAddress>
    /** Sets the password, invalidates links and temporary passwords, and ends all of the user's sessions. */
    readonly resetPassword: (newPassword: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/PasswordResets") {}
