import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import type { FullSavedList } from "./FullSavedList.ts"
import type {
  NewSavedListShare,
  SavedListShare,
  ShareAccess,
  SharedList,
  SharedListRow,
} from "./SavedListShare.ts"

/**
 * The port for links that let a signed-in colleague in the same account read or copy a saved list; to other users, a
 * link appears nonexistent. A user who has opened a link once has access to the list without it until the link expires.
 */
export class SavedListShares extends Context.Service<
  SavedListShares,
  {
    /** Creates a link that replaces the list's earlier one, if there is one. */
    readonly share: (id: SavedListId, access: ShareAccess) => Effect.Effect<NewSavedListShare, CallFailed>
    /** Returns the list's link; null if it has no link, or if the link has expired. */
    readonly of: (id: SavedListId) => Effect.Effect<SavedListShare | null, CallFailed>
    /** Revokes the list's link, if it has one. */
    readonly revoke: (id: SavedListId) => Effect.Effect<void, CallFailed>
    /** Opens the list behind a link, and adds it to the user's opened lists. */
    readonly open: (secret: string) => Effect.Effect<SharedList, CallFailed>
    /** Copies the shared list, with everything that it references, to a list of the user's own, and counts the copy. */
    readonly copy: (secret: string) => Effect.Effect<FullSavedList, CallFailed>
    /**
     * Returns the lists that the user has opened through links, most recent first, except those whose links have
     * expired.
     */
    readonly opened: () => Effect.Effect<ReadonlyArray<SharedListRow>, CallFailed>
    /** Returns an opened list in full. */
    readonly get: (id: SavedListId) => Effect.Effect<SharedList, CallFailed>
    /** Copies an opened list to a list of the user's own, and counts the copy. */
    readonly copyOpened: (id: SavedListId) => Effect.Effect<FullSavedList, CallFailed>
    /** Removes a list from the opened lists; the user can open it again with its link. */
    readonly forget: (id: SavedListId) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/SavedListShares") {}
