import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/**
 * Passwords emailed to users who forgot theirs. They work alongside the user's own password; only hashes are stored.
 */
export class TemporaryPasswords extends Context.Service<
  TemporaryPasswords,
  {
    /**
     * Creates a temporary password. Earlier ones remain valid, so that a new request in a user's name can't invalidate
     * them.
     */
    readonly make: (userId: UserId) => Effect.Effect<string>
    /**
     * Returns whether this is a valid temporary password for the user, and uses it up. Takes just as long if there's no
     * such user. A null `userId` means that the email address is unknown.
     */
    readonly use: (userId: UserId | null, typed: string) => Effect.Effect<boolean>
    /** Invalidates all of a user's temporary passwords. */
    readonly dropAllOf: (userId: UserId) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/TemporaryPasswords") {}
