import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { Counts } from "@listwright/domain/counting"
import { netOfBought, openingOf, sinceSaved } from "@listwright/domain/saved-lists"
import { offeredSuppressions } from "@listwright/domain/suppression"
import { DateTime, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { newDraftOf } from "../../../drafts/newDraftOf.ts"
import { boughtOrders } from "../../../orders/boughtOrders.ts"
import { SavedCounts } from "../../../saved-counts/SavedCounts.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { tooMany } from "../../answering/tooMany.ts"
import { missing, tooLarge } from "./refusals.ts"
import { unavailable, unprocessableFor } from "../../answering/unprocessable.ts"
import { ensureOffered } from "../../answering/ensureOffered.ts"
import { reopened } from "../../../saved-counts/reopened.ts"

/** Calls that recount saved lists, and reorder them without people bought before. */
export const repeatCalls = {
  recountSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "recountSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { definition, receipt, row } = yield* (yield* SavedCounts).find(reach, params.id)
      yield* ensureOffered(user, row.listType)
      const counts = yield* Counts
      const answer = yield* counts.count(definition, { accountId: row.accountId, reach })
      const countedAt = DateTime.formatIso(yield* DateTime.now)
      return {
        opening: openingOf(row.orderDate, yield* siteToday),
        since: sinceSaved(definition, receipt, answer, countedAt),
      }
    }).pipe(
      Effect.catchTags({
        NotFound: missing,
        CountRefused: unprocessableFor,
        CountUnavailable: unavailable,
      }),
    ),
  ),
  repeatSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "repeatSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { choices, definition, row } = yield* (yield* SavedCounts).find(reach, params.id)
      const { accountId, listType } = row
      yield* ensureOffered(user, listType)
      if (!offeredSuppressions(listType).includes("orders"))
        return yield* new Unprocessable({
          message: "Lists from this data source can't suppress earlier orders. Open the list instead.",
        })
      const bought = yield* boughtOrders(reach, accountId, listType)
      const net = netOfBought(definition, bought, yield* siteToday)
      // A promotion and quantities were chosen for the order before.
      const repeated = { ...reopened(choices, row.name), promoCode: null, quantities: {} }
      const draft = yield* newDraftOf(user, reach, accountId, net, repeated)
      return { draft, orders: bought }
    }).pipe(Effect.catchTags({ NotFound: missing, DraftTooLarge: tooLarge, QuotaReached: tooMany })),
  ),
}
