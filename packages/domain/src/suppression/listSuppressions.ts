import { Effect } from "effect"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import { offeredSuppressions } from "./offeredSuppressions.ts"
import type { SuppressionKind } from "./SuppressionListItem.ts"
import { SuppressionLists, type SuppressionQuery } from "./SuppressionLists.ts"

/**
 * Loads a page of the rows that a kind offers for suppression and returns it with the updated paging. Defaults to the
 * first 12 rows. Empty for a kind that the source doesn't offer [ob9-suppression-paging].
 */
export const listSuppressions = Effect.fn("listSuppressions")(function* (
  kind: SuppressionKind,
  query: SuppressionQuery,
  paging: Paging = firstPage("suppression"),
) {
  if (!offeredSuppressions(query.listType).includes(kind)) return { items: [], paging: withTotal(paging, 0) }
  const lists = yield* SuppressionLists
  const { items, total } = yield* lists.page(kind, query, paging)
  return { items, paging: withTotal(paging, total) }
})
