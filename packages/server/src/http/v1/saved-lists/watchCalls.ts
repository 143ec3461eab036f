import { Actor, Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { Watches } from "../../../watching/Watches.ts"
import { failNotFound } from "./refusals.ts"

/** Calls for saved lists that are recounted automatically. */
export const watchCalls = {
  watchSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "watchSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const list = yield* (yield* SavedCounts).find(reach, params.id)
      yield* (yield* Watches).watch(user.id, list, payload.every)
      return {}
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  unwatchSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "unwatchSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      yield* (yield* Watches).unwatch(user.id, row.id)
      return {}
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  watchedLists: HttpApiBuilder.handler(Api, "V1SavedLists", "watchedLists", () =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      return { lists: yield* (yield* Watches).all(user.id) }
    }),
  ),
}
