import type { SessionKind, SignIn, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** The number of idle hours after which a session ends. */
export const SESSION_IDLE_HOURS = 12

/** The number of days after which a session ends even if it's in use. */
export const MAX_SESSION_DAYS = 30

/** The maximum number of sessions per user; opening another ends the session that has been idle the longest. */
export const MAX_SESSIONS = 50

/** The number of minutes after which a password-setting session ends, regardless of activity. */
export const TEMPORARY_SESSION_MINUTES = 30

/** The owner of a credential. */
export interface CredentialOwner {
  readonly userId: UserId
  /** The credential's identifier, which doesn't reveal the credential. */
  readonly credentialId: string
}

/** The way a session was opened: with a password, or with a one-time link for setting one. */
export type UserSessionKind = Exclude<SessionKind, "guest">

/** The owner of a session, and the type of access it grants. */
export interface SessionOwner extends CredentialOwner {
  readonly kind: UserSessionKind
}

/** The browser and network address from which a session is opened. */
export interface SessionOrigin {
  /** The browser's user agent. */
  readonly userAgent: string
  /** The network address. */
  readonly client: string
}

/** A sign-in with its credential, so that callers can recognize their own sign-in. */
export type IdentifiedSignIn = Omit<SignIn, "isCurrent"> & { readonly credentialId: string }

/** The sessions of signed-in browsers. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Opens a session and returns its secret, which isn't stored. */
    readonly open: (userId: UserId, kind?: UserSessionKind, from?: SessionOrigin) => Effect.Effect<string>
    /** Returns the owner of the session with this secret. Using a session extends it. */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<SessionOwner>>
    /** Ends the session with this secret, if there is one. */
    readonly close: (secret: string) => Effect.Effect<void>
    /** Ends a password-setting session by the hash of its secret; returns false if it had already ended. */
    readonly closeTemporary: (credentialId: string) => Effect.Effect<boolean>
    /** Ends a user's password-setting sessions. */
    readonly closeTemporariesOf: (userId: UserId) => Effect.Effect<void>
    /** Lists the user's signed-in sessions. */
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<IdentifiedSignIn>>
    /** Ends one of the user's sessions by ID; returns false if the user has no session with that ID. */
    readonly end: (userId: UserId, id: string) => Effect.Effect<boolean>
    /**
     * Ends all but one of a user's sessions at once; returns the number ended. `credentialId` is the remaining
     * session's credential.
     */
    readonly closeOthersOf: (userId: UserId, credentialId: string) => Effect.Effect<number>
    /** Ends all of a user's sessions at once; returns the number ended. */
    readonly closeAllOf: (userId: UserId) => Effect.Effect<number>
  }
>()("@listwright/server/accounts/Sessions") {}
