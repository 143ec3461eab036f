import { Actor, Api } from "@listwright/adapters"
import { NotFound } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ListShares } from "../../../saved-lists/ListShares.ts"
import { findListsSharedWithReader, findOpenedSharedList } from "../../../saved-lists/findSharedList.ts"
import { failNotFound } from "./refusals.ts"

/**
 * Calls for shared lists whose links the user has opened; the lists can be opened again without the link until it
 * expires.
 */
export const openedListCalls = {
  sharedLists: HttpApiBuilder.handler(Api, "V1SavedLists", "sharedLists", () =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      return { lists: yield* findListsSharedWithReader(reach) }
    }),
  ),
  getSharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "getSharedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      return (yield* findOpenedSharedList(params.id, reach)).shared
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  forgetSharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "forgetSharedList", ({ params }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const isForgotten = yield* (yield* ListShares).forget(user.id, params.id)
      return isForgotten ? {} : yield* failNotFound(new NotFound({ what: "saved list" }))
    }),
  ),
}
