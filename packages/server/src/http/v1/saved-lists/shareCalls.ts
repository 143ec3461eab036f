import { Actor, Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ListShares } from "../../../saved-lists/ListShares.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { failNotFound } from "./refusals.ts"

/** Calls for links with which colleagues can read or copy a saved list. */
export const shareCalls = {
  shareSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "shareSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      return yield* (yield* ListShares).make(row.id, user.id, payload.access)
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  getSavedListShare: HttpApiBuilder.handler(Api, "V1SavedLists", "getSavedListShare", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      return { share: yield* (yield* ListShares).of(row.id) }
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  revokeSavedListShare: HttpApiBuilder.handler(Api, "V1SavedLists", "revokeSavedListShare", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      yield* (yield* ListShares).revoke(row.id)
      return {}
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
}
