import type { IssuedToken, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"
import type { CredentialOwner, IdentifiedSignIn } from "./Sessions.ts"

/** The number of days after which a token expires, used or not. */
export const TOKEN_DAYS = 90

/** The maximum number of tokens per user; creating another revokes the token that has been unused the longest. */
export const MAX_TOKENS = 100

/** The credentials used by the CLI and by scripts. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** Creates a token; its text is returned once and isn't stored. */
    readonly issue: (userId: UserId, name: string) => Effect.Effect<IssuedToken>
    /** Returns the owner of a token that hasn't been revoked or expired. */
    readonly holder: (token: string) => Effect.Effect<Option.Option<CredentialOwner>>
    /** Lists the user's tokens that haven't been revoked or expired. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<IdentifiedSignIn>>
    /** Revokes one of the user's tokens by ID; returns false if the user has no token with that ID. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /** Revokes all but one of a user's tokens at once; returns the number revoked. */
    readonly revokeOthersOf: (userId: UserId, id: string) => Effect.Effect<number>
    /** Revokes all of a user's tokens at once; returns the number revoked. */
    readonly revokeAllOf: (userId: UserId) => Effect.Effect<number>
    /** Revokes a token; returns false if there was no token to revoke. */
    readonly revoke: (id: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Tokens") {}
