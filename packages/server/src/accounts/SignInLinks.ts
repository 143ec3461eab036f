import type { UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A link as shown once, to the person who passes it on. */
export interface NewLink {
  readonly secret: string
  /** ISO instant. */
  readonly expiresAt: string
}

/** One-time links by which people set a password; only hashes of their secrets are kept. */
export class SignInLinks extends Context.Service<
  SignInLinks,
  {
    /** Makes a link in place of earlier ones of the user. */
    readonly make: (userId: UserId) => Effect.Effect<NewLink>
    /**
     * Returns the owner of a link that is neither used up nor too old. A link may be opened twice: only setting a
     * password uses it up.
     */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /** The same until the end of the transaction: others who open the link wait. */
    readonly held: (secret: string) => Effect.Effect<Option.Option<UserId>>
    /** Uses up whatever links a user has; whether there was one. */
    readonly useUp: (userId: UserId) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/SignInLinks") {}
