import type { IssuedToken, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"
import type { Holder, KeptSignIn } from "./Sessions.ts"

/** A token ends this many days after it was made, used or not. */
export const TOKEN_DAYS = 90

/** The most tokens a user may have; making another ends the one unused for the longest. */
export const MAX_TOKENS = 100

/** Credentials of the terminal and of scripts. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** Makes a token; its text is answered once and kept nowhere. */
    readonly issue: (userId: UserId, name: string) => Effect.Effect<IssuedToken>
    /** The owner of a token that is neither revoked nor expired. */
    readonly holder: (token: string) => Effect.Effect<Option.Option<Holder>>
    /** Lists the user's tokens that are neither revoked nor expired. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptSignIn>>
    /** Revokes one of the user's tokens by its ID; returns false if the user has no token with that ID. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /** Revokes all tokens of a user but one, at once; how many. */
    readonly revokeOthersOf: (userId: UserId, id: string) => Effect.Effect<number>
    /** Revokes all tokens of a user, at once; how many. */
    readonly revokeAllOf: (userId: UserId) => Effect.Effect<number>
    /** Revokes a token; returns false if there was no token to revoke. */
    readonly revoke: (id: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Tokens") {}
