import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { copyName, listsOfFile } from "@listwright/domain/saved-lists"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { exportList } from "../../../saved-counts/exportList.ts"
import { importLists } from "../../../saved-counts/importLists.ts"
import { ListShares } from "../../../saved-counts/ListShares.ts"
import { SavedCounts } from "../../../saved-counts/SavedCounts.ts"
import { sharedList } from "../../../saved-counts/sharedList.ts"
import { tooMany } from "../../answering/tooMany.ts"
import { missing } from "./refusals.ts"
import { unavailable, unprocessable } from "../../answering/unprocessable.ts"
import { ensureOffered } from "../../answering/ensureOffered.ts"

/** Links that let colleagues read or copy a saved list. */
export const shareCalls = {
  shareSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "shareSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      return yield* (yield* ListShares).make(row.orderId, user.id, payload.access)
    }).pipe(Effect.catchTag("NotFound", missing)),
  ),
  getSavedListShare: HttpApiBuilder.handler(Api, "V1SavedLists", "getSavedListShare", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      return { share: yield* (yield* ListShares).of(row.orderId) }
    }).pipe(Effect.catchTag("NotFound", missing)),
  ),
  revokeSavedListShare: HttpApiBuilder.handler(Api, "V1SavedLists", "revokeSavedListShare", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const { row } = yield* (yield* SavedCounts).find(reach, params.id)
      yield* (yield* ListShares).revoke(row.orderId)
      return {}
    }).pipe(Effect.catchTag("NotFound", missing)),
  ),
  openSharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "openSharedList", ({ payload }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      return (yield* sharedList(payload.secret, reach)).shared
    }).pipe(Effect.catchTag("NotFound", missing)),
  ),
  copySharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "copySharedList", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { list, reach: theirs, shared } = yield* sharedList(payload.secret, reach)
      const { accountId, listType, orderDesc } = list.row
      if (shared.access === "read")
        return yield* new Unprocessable({
          message: `This link lets you read the list, not copy it. Ask ${shared.sharedBy} for a link to copy it.`,
        })
      yield* ensureOffered(user, listType)
      const file = listsOfFile(yield* exportList(list, theirs))
      if (Result.isFailure(file))
        return yield* new Unprocessable({ message: `${file.failure.field} ${file.failure.message}.` })
      const ids = yield* importLists(file.success, { user, reach, accountId, name: copyName(orderDesc) })
      const [id = yield* Effect.die(new Error("nothing was copied"))] = ids.toReversed()
      return yield* (yield* SavedCounts).find(reach, id)
    }).pipe(
      Effect.catchTags({
        NotFound: missing,
        ListNotWritten: unprocessable,
        ListsNotImported: unprocessable,
        CountUnavailable: unavailable,
        QuotaReached: tooMany,
      }),
    ),
  ),
}
