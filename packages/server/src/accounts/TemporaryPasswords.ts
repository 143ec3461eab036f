import type { UserId } from "@listwright/domain/account"
import { Context, type Effect } from "effect"

/** Passwords that are mailed to who forgot theirs. Each stands beside the user's own; only hashes are kept. */
export class TemporaryPasswords extends Context.Service<
  TemporaryPasswords,
  {
    /** Makes one; those before it stay good, so that nobody can spoil another's by asking again. */
    readonly make: (userId: UserId) => Effect.Effect<string>
    /**
     * Whether it is one of this user that still holds, which uses it up. Takes as long where there is no such user.
     * `null`: the address is nobody's.
     */
    readonly use: (userId: UserId | null, typed: string) => Effect.Effect<boolean>
    /** Ends all of a user. */
    readonly dropAllOf: (userId: UserId) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/TemporaryPasswords") {}
