import { Context, type Effect } from "effect"
import type { CallFailed } from "../shared/Failures.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"
import type { WatchedList, WatchEvery } from "./SavedListWatch.ts"

/** Saved lists that are counted again automatically; a user who watches a list gets mail when it changes. */
export class SavedListWatches extends Context.Service<
  SavedListWatches,
  {
    /** Watching again changes how often it is counted. */
    readonly watch: (orderId: SavedCountId, every: WatchEvery) => Effect.Effect<void, CallFailed>
    readonly unwatch: (orderId: SavedCountId) => Effect.Effect<void, CallFailed>
    /** The lists that the user watches, by name. */
    readonly all: Effect.Effect<ReadonlyArray<WatchedList>, CallFailed>
  }
>()("@listwright/domain/SavedListWatches") {}
