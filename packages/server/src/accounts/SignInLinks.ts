import type { UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A link as shown once to the operator, who forwards it. */
export interface NewLink {
  readonly secret: string
  /** The link's expiration time, as an ISO timestamp. */
  readonly expiresAt: string
}

/** One-time links with which users set their password; only hashes of their secrets are stored. */
export class SignInLinks extends Context.Service<
  SignInLinks,
  {
    /** Creates a link that replaces the user's earlier links. */
    readonly make: (userId: UserId) => Effect.Effect<NewLink>
    /**
     * Returns the owner of a link that hasn't been used or expired. A link may be opened more than once: only setting a
     * password uses it up.
     */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /**
     * Returns the owner of a link and locks the link until the end of the transaction; other requests that open it
     * wait.
     */
    readonly held: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /** Invalidates all of a user's links; returns whether there were any. */
    readonly useUp: (userId: UserId) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/SignInLinks") {}
