import type { UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A link as shown once, to the operator who passes it on. */
export interface NewLink {
  readonly secret: string
  /** The ISO instant when the link expires. */
  readonly expiresAt: string
}

/** One-time links that users set their password with; only hashes of their secrets are stored. */
export class SignInLinks extends Context.Service<
  SignInLinks,
  {
    /** Makes a link that replaces the user's earlier ones. */
    readonly make: (userId: UserId) => Effect.Effect<NewLink>
    /**
     * Returns the owner of a link that is neither used up nor expired. A link may be opened twice: only setting a
     * password uses it up.
     */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /** Returns the owner of a link and locks it until the end of the transaction; others who open the link wait. */
    readonly held: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /** Uses up all links of a user; returns whether there were any. */
    readonly useUp: (userId: UserId) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/SignInLinks") {}
