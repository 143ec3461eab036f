import { Context, type Effect, Schema } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"

/** A one-time link is used up, is too old, or doesn't exist. */
export class LinkNotValid extends Schema.TaggedError<LinkNotValid>()("LinkNotValid", {}) {}

/** The text is not an e-mail address; the reply never says whether an address is known. */
export class InvalidEmailAddress extends Schema.TaggedError<InvalidEmailAddress>()(
  "InvalidEmailAddress",
  {},
) {}

/** Setting a password without the old one: by a one-time link, or by a temporary password. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** Opens a session that may set a password and nothing else; answers whose password it is. */
    readonly openLink: (
      secret: string,
    ) => Effect.Effect<{ readonly email: string }, CallFailed | LinkNotValid>
    /** Asks for a temporary password by mail. Known and unknown addresses get the same answer. */
    readonly mailTemporaryPassword: (email: string) => Effect.Effect<void, CallFailed | InvalidEmailAddress>
    /** Sets the password, uses links and temporary passwords up, and ends all sessions of the user. */
    readonly resetPassword: (newPassword: string) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/PasswordResets") {}
