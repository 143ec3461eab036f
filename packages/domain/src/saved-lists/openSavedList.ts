import { Effect } from "effect"
import { orderLink } from "../catalog/orderLinks.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { SavedLists } from "./SavedLists.ts"

/**
 * Opens a saved list as a new draft, which leaves the saved list unchanged, and returns the link to the draft. `link`
 * is the site's link: `EDIT_SAVED_COUNT_LINK` leads to the builder, `COUNT_LINK` to the counts.
 */
export const openSavedList = Effect.fn("openSavedList")(function* (id: SavedListId, link: string) {
  const lists = yield* SavedLists
  const draft = yield* lists.open(id)
  return orderLink(link, draft.listType, draft.id)
})

/**
 * Opens a saved list as a draft for the user to confirm, without the records delivered in earlier orders of its
 * account. Returns the link to the draft, and the orders whose records it leaves out.
 */
export const repeatSavedList = Effect.fn("repeatSavedList")(function* (id: SavedListId, link: string) {
  const lists = yield* SavedLists
  const { draft, orders } = yield* lists.repeat(id)
  return { draft, link: orderLink(link, draft.listType, draft.id), orders }
})
