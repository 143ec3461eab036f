import type { IssuedToken, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"
import type { Holder, KeptSignIn } from "./Sessions.ts"

/** The number of days after which a token expires, used or not. */
export const TOKEN_DAYS = 90

/** The maximum number of tokens per user; making another ends the one that was unused the longest. */
export const MAX_TOKENS = 100

/** The credentials of the terminal and of scripts. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** Makes a token; its text is returned once and isn't stored. */
    readonly issue: (userId: UserId, name: string) => Effect.Effect<IssuedToken>
    /** Returns the owner of a token that is neither revoked nor expired. */
    readonly holder: (token: string) => Effect.Effect<Option.Option<Holder>>
    /** Lists the user's tokens that are neither revoked nor expired. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptSignIn>>
    /** Revokes one of the user's tokens by its ID; returns false if the user has no token with that ID. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /** Revokes all but one of a user's tokens at once; returns how many. */
    readonly revokeOthersOf: (userId: UserId, id: string) => Effect.Effect<number>
    /** Revokes all tokens of a user at once; returns how many. */
    readonly revokeAllOf: (userId: UserId) => Effect.Effect<number>
    /** Revokes a token; returns false if there was no token to revoke. */
    readonly revoke: (id: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Tokens") {}
