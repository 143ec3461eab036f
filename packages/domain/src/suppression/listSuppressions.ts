import { Effect } from "effect"
import { firstPage, type Paging, withTotal } from "../shared/Paging.ts"
import { offeredSuppressions } from "./offeredSuppressions.ts"
import type { SuppressionKind } from "./SuppressionListItem.ts"
import { SuppressionLists, type SuppressionQuery } from "./SuppressionLists.ts"

/**
 * One page of what a kind may be suppressed by, the first of 12 rows unless another is asked for, and where that leaves
 * the paging; nothing of a kind that the source does not offer [ob9-suppression-paging].
 */
export const listSuppressions = Effect.fn("listSuppressions")(function* (
  kind: SuppressionKind,
  query: SuppressionQuery,
  paging: Paging = firstPage("suppression"),
) {
  if (!offeredSuppressions(query.listType).includes(kind)) return { items: [], paging: withTotal(paging, 0) }
  const lists = yield* SuppressionLists
  const { items, totalRecordCount } = yield* lists.page(kind, query, paging)
  return { items, paging: withTotal(paging, totalRecordCount) }
})
