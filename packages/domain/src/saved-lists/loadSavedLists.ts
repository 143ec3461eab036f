import { Effect, Schema } from "effect"
import { CallFailed } from "../shared/Failures.ts"
import { type SavedListQuery, SavedLists } from "./SavedLists.ts"
import { searchRuns } from "../history/searchRuns.ts"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import type { SavedCountId } from "../shared/SavedCountId.ts"

/**
 * A page of saved lists, the first of 18 rows unless another is asked for; null while the search is too short to run,
 * so that what is shown stays [p5-saved-list-search] [ob9-saved-list-limits].
 */
export const loadSavedLists = Effect.fn("loadSavedLists")(function* (
  query: SavedListQuery,
  paging: Paging = firstPage("savedLists"),
) {
  if (!searchRuns(query.search)) return null
  const lists = yield* SavedLists
  const { items, totalRecordCount } = yield* lists.page(query, paging)
  return { items, paging: withTotal(paging, totalRecordCount) }
})

/** The saved counts were not deleted; a list that only could not be loaded again fails as every call does. */
export class ListsNotDeleted extends Schema.TaggedError<ListsNotDeleted>()("ListsNotDeleted", {
  failure: CallFailed,
}) {}

/** Deletes saved counts, once that was confirmed, and loads the list again [p8-saved-list-failed]. */
export const deleteSavedCounts = Effect.fn("deleteSavedCounts")(function* (
  orderIds: ReadonlyArray<SavedCountId>,
  query: SavedListQuery,
) {
  const lists = yield* SavedLists
  yield* lists.remove(orderIds).pipe(Effect.mapError((failure) => new ListsNotDeleted({ failure })))
  return yield* loadSavedLists(query)
})
