import type { SessionKind, SignIn, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A session ends after this much time without a request. */
export const SESSION_IDLE_HOURS = 12

/** It ends after this much time in any case, however much it is used. */
export const MAX_SESSION_DAYS = 30

/** The most sessions a user may have; opening another ends the one unused for the longest. */
export const MAX_SESSIONS = 50

/** One that may set a password and nothing else ends after this much time, whatever is done in it. */
export const TEMPORARY_SESSION_MINUTES = 30

/** The owner of a credential. */
export interface Holder {
  readonly userId: UserId
  /** Names the credential without giving it away. */
  readonly credentialId: string
}

/** A session is opened by a password, or by a one-time link to set one. */
export type OpenedBy = Exclude<SessionKind, "guest">

/** The owner of a session, and the kind of access it grants. */
export interface SessionHolder extends Holder {
  readonly kind: OpenedBy
}

/** The browser and network address that a session is opened from. */
export interface OpenedFrom {
  /** The browser's own description of itself. */
  readonly userAgent: string
  /** The network address. */
  readonly client: string
}

/** A sign-in, and its credential for whoever asks whether it is theirs. */
export type KeptSignIn = Omit<SignIn, "isCurrent"> & { readonly credentialId: string }

/** Signed-in browsers. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Opens a session and returns its secret, which is not stored. */
    readonly open: (userId: UserId, kind?: OpenedBy, from?: OpenedFrom) => Effect.Effect<string>
    /** The owner of a secret; using a session extends it. */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<SessionHolder>>
    /** Ends the session of a secret, if there is one. */
    readonly close: (secret: string) => Effect.Effect<void>
    /** Ends a session that may set a password, by the hash of its secret; false: it has ended already. */
    readonly closeTemporary: (credentialId: string) => Effect.Effect<boolean>
    /** Ends those of a user that may set a password. */
    readonly closeTemporariesOf: (userId: UserId) => Effect.Effect<void>
    /** Lists the user's signed-in sessions. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<KeptSignIn>>
    /** Ends one of the user's sessions by its ID; returns false if the user has no session with that ID. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /** Ends all sessions of a user but one, at once; how many. `credentialId`: of the one that stays. */
    readonly closeOthersOf: (userId: UserId, credentialId: string) => Effect.Effect<number>
    /** Ends all sessions of a user, at once; how many. */
    readonly closeAllOf: (userId: UserId) => Effect.Effect<number>
  }
>()("@listwright/server/accounts/Sessions") {}
