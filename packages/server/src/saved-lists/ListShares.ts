import type { UserId } from "@listwright/domain/account"
import type {
  NewSavedListShare,
  SavedListId,
  SavedListShare,
  ShareAccess,
} from "@listwright/domain/saved-lists"
import { Context, type Effect, type Option } from "effect"

/** A list opened with a secret, and the user who shared it. */
export interface OpenedShare extends SavedListShare {
  readonly id: SavedListId
  readonly sharedBy: UserId
}

/**
 * Saved lists' share links, and the users who opened them; only the hashes of their secrets are stored. The caller must
 * check permissions to share and open lists.
 */
export class ListShares extends Context.Service<
  ListShares,
  {
    /** Creates a link, replacing the list's earlier link. */
    readonly make: (
      id: SavedListId,
      sharedBy: UserId,
      access: ShareAccess,
    ) => Effect.Effect<NewSavedListShare>
    readonly of: (id: SavedListId) => Effect.Effect<SavedListShare | null>
    readonly revoke: (id: SavedListId) => Effect.Effect<void>
    /** Returns the share that a secret opens, unless the link doesn't exist, was revoked, or is too old. */
    readonly opened: (secret: string) => Effect.Effect<Option.Option<OpenedShare>>
    /** Records that a secret gave a user access, until the link expires. */
    readonly letIn: (secret: string, userId: UserId) => Effect.Effect<void>
    /** Returns the links that a user has opened, most recent first. */
    readonly openedBy: (userId: UserId) => Effect.Effect<ReadonlyArray<OpenedShare>>
    /** Returns the link through which a user opened a list. */
    readonly openedOf: (userId: UserId, id: SavedListId) => Effect.Effect<Option.Option<OpenedShare>>
    /** Forgets the link through which a user opened a list; returns false if there was nothing to forget. */
    readonly forget: (userId: UserId, id: SavedListId) => Effect.Effect<boolean>
  }
>()("@listwright/server/saved-counts/ListShares") {}
