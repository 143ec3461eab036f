import type { IssuedToken, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"
import type { Holder, KeptSignIn } from "./Sessions.ts"

/** A token ends this many days after it was made, used or not. */
export const TOKEN_DAYS = 90

/** A user has so many at most; one more ends the one that was unused for the longest. */
export const MOST_TOKENS = 100

/** Credentials of the terminal and of scripts. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** Makes a token; its text is answered once and kept nowhere. */
    readonly issue: (userId: UserId, name: string) => Effect.Effect<IssuedToken>
    /** The owner of a token that is neither revoked nor expired. */
    readonly holder: (token: string) => Effect.Effect<Option.Option<Holder>>
    /** Those of a user that are neither revoked nor expired. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptSignIn>>
    /** Revokes one of a user's by its id; false: they have none of that id. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /** Revokes all tokens of a user but one, at once; how many. */
    readonly revokeOthersOf: (userId: UserId, id: string) => Effect.Effect<number>
    /** Revokes all tokens of a user, at once; how many. */
    readonly revokeAllOf: (userId: UserId) => Effect.Effect<number>
    /** Whether there was a token to revoke. */
    readonly revoke: (id: string) => Effect.Effect<boolean>
  }
>()("@listwright/server/accounts/Tokens") {}
