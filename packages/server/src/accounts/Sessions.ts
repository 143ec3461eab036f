import type { SessionKind, UserId } from "@listwright/domain/account"
import { Context, type Effect, type Option } from "effect"

/** A session ends after this much time without a request. */
export const SESSION_IDLE_HOURS = 12

/** The owner of a credential. */
export interface Holder {
  readonly userId: UserId
  /** Names the credential without giving it away. */
  readonly credentialId: string
}

/** A session is opened by a password, or by a one-time link to set one. */
export type OpenedBy = Exclude<SessionKind, "guest">

/** Who holds a session, and what it is good for. */
export interface SessionHolder extends Holder {
  readonly kind: OpenedBy
}

/** Signed-in browsers. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Opens a session and returns its secret, which is not stored. */
    readonly open: (userId: UserId, kind?: OpenedBy) => Effect.Effect<string>
    /** The owner of a secret; using a session extends it. */
    readonly holder: (secret: string) => Effect.Effect<Option.Option<SessionHolder>>
    /** Ends the session of a secret, if there is one. */
    readonly close: (secret: string) => Effect.Effect<void>
    /** Ends all sessions of a user, at once. */
    readonly closeAllOf: (userId: UserId) => Effect.Effect<void>
  }
>()("@listwright/server/accounts/Sessions") {}
