import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import type { WatchedList, WatchSchedule } from "./SavedListWatch.ts"

/**
 * The port for watching saved lists, which are recounted automatically; a user who watches a list gets an email when it
 * changes.
 */
export class SavedListWatches extends Context.Service<
  SavedListWatches,
  {
    /** Watches a list. Watching it again changes its schedule. */
    readonly watch: (id: SavedListId, every: WatchSchedule) => Effect.Effect<void, CallFailed>
    readonly unwatch: (id: SavedListId) => Effect.Effect<void, CallFailed>
    /** Returns the user's watched lists, sorted by name. */
    readonly all: () => Effect.Effect<ReadonlyArray<WatchedList>, CallFailed>
  }
>()("@listwright/domain/SavedListWatches") {}
