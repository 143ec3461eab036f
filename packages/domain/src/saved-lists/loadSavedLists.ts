import { Effect, Schema } from "effect"
import { CallFailed } from "../shared/Failures.ts"
import { type SavedListQuery, SavedLists } from "./SavedLists.ts"
import { triggersSearch } from "../history/triggersSearch.ts"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import type { SavedListId } from "../shared/SavedListId.ts"

/**
 * Loads a page of saved lists. Defaults to the first 18 rows. Returns null while the search text is too short; the page
 * then keeps the displayed rows [p5-saved-list-search] [ob9-saved-list-limits].
 */
export const loadSavedLists = Effect.fn("loadSavedLists")(function* (
  query: SavedListQuery,
  paging: Paging = firstPage("savedLists"),
) {
  if (!triggersSearch(query.search)) return null
  const lists = yield* SavedLists
  const { items, total } = yield* lists.page(query, paging)
  return { items, paging: withTotal(paging, total) }
})

/**
 * Raised when the saved counts weren't deleted. If only reloading the list fails, a plain CallFailed is raised instead.
 */
export class ListsNotDeleted extends Schema.TaggedError<ListsNotDeleted>()("ListsNotDeleted", {
  failure: CallFailed,
}) {}

/** Deletes saved counts after confirmation and reloads the list [p8-saved-list-failed]. */
export const deleteSavedLists = Effect.fn("deleteSavedLists")(function* (
  ids: ReadonlyArray<SavedListId>,
  query: SavedListQuery,
) {
  const lists = yield* SavedLists
  yield* lists.remove(ids).pipe(Effect.mapError((failure) => new ListsNotDeleted({ failure })))
  return yield* loadSavedLists(query)
})
