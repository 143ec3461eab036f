import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/**
 * Passwords emailed to users who forgot theirs. Each works alongside the user's own password; only hashes are stored.
 */
export class TemporaryPasswords extends Context.Service<
  TemporaryPasswords,
  {
    /**
     * Makes a temporary password. Earlier ones stay valid, so that a new request in a user's name can't invalidate
     * theirs.
     */
    readonly make: (userId: UserId) => Effect.Effect<string>
    /**
     * Tells whether this is a valid temporary password of the user, and uses it up. It takes just as long if there is
     * no such user. A `userId` of `null` means that the address is unknown.
     */
    readonly use: (userId: UserId | null, typed: string) => Effect.Effect<boolean>
    /** Ends all temporary passwords of a user. */
    readonly dropAllOf: (userId: UserId) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/TemporaryPasswords") {}
