import { Effect } from "effect"
import { searchRuns } from "../history/searchRuns.ts"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import { type SavedListQuery, SavedLists } from "./SavedLists.ts"

/**
 * A page of saved lists, the first of 18 rows unless another is asked for; null while the search is too short to run, so
 * that what is shown stays. spec: portal §5 [p5-saved-list-search], order-builder §9 [ob9-saved-list-limits]
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
