import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { Counts } from "@listwright/domain/counting"
import {
  withoutPurchasedRecords,
  decideSavedCountOpening,
  buildCountComparison,
} from "@listwright/domain/saved-lists"
import { offeredSuppressions } from "@listwright/domain/suppression"
import { DateTime, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { createDraft } from "../../../drafts/createDraft.ts"
import { findSuppressibleOrders } from "../../../orders/findSuppressibleOrders.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { siteToday } from "../../../suppression/siteToday.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { failNotFound, failTooLarge } from "./refusals.ts"
import { failUnavailable, failUnprocessableReason } from "../../answering/failUnprocessable.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { reopenedChoices } from "../../../saved-lists/reopenedChoices.ts"

/** Calls that recount saved lists, and reorder them without people bought before. */
export const repeatCalls = {
  recountSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "recountSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { definition, receipt, row } = yield* (yield* SavedCounts).find(reach, params.id)
      yield* ensureSourceOffered(user, row.listType)
      const counts = yield* Counts
      const answer = yield* counts.count(definition, { accountId: row.accountId, reach })
      const countedAt = DateTime.formatIso(yield* DateTime.now)
      return {
        opening: decideSavedCountOpening(row.orderDate, yield* siteToday),
        since: buildCountComparison(definition, receipt, answer, countedAt),
      }
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        CountRefused: failUnprocessableReason,
        CountUnavailable: failUnavailable,
      }),
    ),
  ),
  repeatSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "repeatSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { choices, definition, row } = yield* (yield* SavedCounts).find(reach, params.id)
      const { accountId, listType } = row
      yield* ensureSourceOffered(user, listType)
      if (!offeredSuppressions(listType).includes("orders"))
        return yield* new Unprocessable({
          message: "Lists from this data source can't suppress earlier orders. Open the list instead.",
        })
      const bought = yield* findSuppressibleOrders(reach, accountId, listType)
      const net = withoutPurchasedRecords(definition, bought, yield* siteToday)
      // A promotion and quantities were chosen for the order before.
      const repeated = { ...reopenedChoices(choices, row.name), promoCode: null, quantities: {} }
      const draft = yield* createDraft(user, reach, accountId, net, repeated)
      return { draft, orders: bought }
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        DraftTooLarge: failTooLarge,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
}
