import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"
import type { SavedList } from "./SavedList.ts"
import type {
  NewSavedListShare,
  SavedListShare,
  ShareAccess,
  SharedList,
  SharedListRow,
} from "./SavedListShare.ts"

/**
 * Links that let a signed-in colleague of the account read or copy a saved list; to other users a link looks as if it
 * didn't exist. A user who has opened a link once has access without it, until it ends.
 */
export class SavedListShares extends Context.Service<
  SavedListShares,
  {
    /** Makes a link in place of the list's earlier one. */
    readonly share: (
      orderId: SavedCountId,
      access: ShareAccess,
    ) => Effect.Effect<NewSavedListShare, CallFailed>
    /** Returns the list's link; null: it has no link, or the link has ended. */
    readonly of: (orderId: SavedCountId) => Effect.Effect<SavedListShare | null, CallFailed>
    /** Ends the list's link, if it has one. */
    readonly revoke: (orderId: SavedCountId) => Effect.Effect<void, CallFailed>
    /** Remembered for the user who opens it. */
    readonly open: (secret: string) => Effect.Effect<SharedList, CallFailed>
    /** A list of one's own, with all that the shared one refers to, counted now. */
    readonly copy: (secret: string) => Effect.Effect<SavedList, CallFailed>
    /** Returns the lists that links opened for the user, the latest first; leaves out links that have ended. */
    readonly opened: () => Effect.Effect<ReadonlyArray<SharedListRow>, CallFailed>
    /** One of those, whole. */
    readonly get: (orderId: SavedCountId) => Effect.Effect<SharedList, CallFailed>
    /** Like `copy`, of one of those. */
    readonly copyOpened: (orderId: SavedCountId) => Effect.Effect<SavedList, CallFailed>
    /** Takes it off those; its link opens it again. */
    readonly forget: (orderId: SavedCountId) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/SavedListShares") {}
