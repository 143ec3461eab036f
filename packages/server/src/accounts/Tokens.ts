import type { IssuedToken, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"
import type { Holder } from "./Sessions.ts"

/** A token ends this many days after it was made, used or not. */
export const TOKEN_DAYS = 90

/** Credentials of the terminal and of scripts. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** Makes a token; its text is answered once and kept nowhere. */
    readonly issue: (userId: UserId, name: string) => Effect.Effect<IssuedToken>
    /** The owner of a token that is neither revoked nor expired. */
    readonly holder: (token: string) => Effect.Effect<Option.Option<Holder>>
    /** Revokes all tokens of a user, at once. */
    readonly revokeAllOf: (userId: UserId) => Effect.Effect<void>
    /** Whether there was a token to revoke. */
    readonly revoke: (id: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Tokens") {}
