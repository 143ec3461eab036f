import { Effect } from "effect"
import { orderLink } from "../catalog/orderLinks.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { SavedLists } from "./SavedLists.ts"

/**
 * Opens a saved list as a new draft, so the saved list doesn't change, and returns the link to the draft. `link` is the
 * site's link: `EDIT_SAVED_COUNT_LINK` leads to the builder, `COUNT_LINK` to the counts.
 */
export const openSavedList = Effect.fn("openSavedList")(function* (id: SavedListId, link: string) {
  const lists = yield* SavedLists
  const draft = yield* lists.open(id)
  return orderLink(link, draft.listType, draft.id)
})

/**
 * Opens a saved list as a draft to confirm, without the records delivered in its account's earlier orders. Returns the
 * link to the draft, and the orders that it leaves out.
 */
export const repeatSavedList = Effect.fn("repeatSavedList")(function* (id: SavedListId, link: string) {
  const lists = yield* SavedLists
  const { draft, orders } = yield* lists.repeat(id)
  return { draft, link: orderLink(link, draft.listType, draft.id), orders }
})
