import { Effect, Schema } from "effect"
import { CallFailed } from "../shared/Failures.ts"
import { loadSavedLists } from "./loadSavedLists.ts"
import { SavedLists, type SavedListQuery } from "./SavedLists.ts"

/** The saved counts were not deleted; a list that only could not be loaded again fails as every call does. */
export class ListsNotDeleted extends Schema.TaggedError<ListsNotDeleted>()("ListsNotDeleted", {
  failure: CallFailed,
}) {}

/**
 * Deletes saved counts, once that was confirmed, and loads the list again.
 * spec: portal §2 (Saved Lists page), §7 (DeleteSavedCount), §8 [p8-saved-list-failed]
 */
export const deleteSavedCounts = Effect.fn("deleteSavedCounts")(function* (
  orderIds: ReadonlyArray<string>,
  query: SavedListQuery,
) {
  const lists = yield* SavedLists
  yield* lists.remove(orderIds).pipe(Effect.mapError((failure) => new ListsNotDeleted({ failure })))
  return yield* loadSavedLists(query)
})
