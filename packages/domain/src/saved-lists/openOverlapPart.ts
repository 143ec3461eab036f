import { Effect } from "effect"
import { orderLink } from "../catalog/orderLinks.ts"
import type { OverlapPart } from "./OverlapPart.ts"
import type { SavedListId } from "../shared/SavedListId.ts"
import { SavedLists } from "./SavedLists.ts"

/**
 * Opens a part of overlapping saved lists as a new draft and returns the link to it. `link` is the site's link (see
 * `COUNT_LINK`).
 */
export const openOverlapPart = Effect.fn("openOverlapPart")(function* (
  lists: ReadonlyArray<SavedListId>,
  part: OverlapPart,
  link: string,
) {
  const saved = yield* SavedLists
  const draft = yield* saved.openPart(lists, part)
  return orderLink(link, draft.listType, draft.id)
})
