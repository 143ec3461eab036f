import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { copyName, extractFileLists } from "@listwright/domain/saved-lists"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { exportList } from "../../../saved-lists/exportList.ts"
import { importLists } from "../../../saved-lists/importLists.ts"
import { ListShares } from "../../../saved-lists/ListShares.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { type OpenedList, findSharedList, findOpenedSharedList } from "../../../saved-lists/findSharedList.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { failNotFound } from "./refusals.ts"
import { failUnavailable, failUnprocessable } from "../../answering/failUnprocessable.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"

/**
 * Returns the list opened by a secret. Secrets can't be guessed, but a user who tries too many is still blocked for an
 * hour.
 */
const opened = Effect.fnUntraced(function* (secret: string) {
  const { reach, user } = yield* Actor
  const quotas = yield* Quotas
  yield* quotas.ensureLeft("wrongShares", user.id)
  return yield* findSharedList(secret, reach).pipe(
    Effect.tapError(() => Effect.ignore(quotas.take("wrongShares", user.id))),
  )
})

/** Copies a shared list, with everything it references, for a user who has been given access. */
const copyOf = Effect.fn("copyOf")(function* ({ list, reach: theirs, shared }: OpenedList) {
  const { reach, user } = yield* Actor
  const { accountId, listType, name } = list.row
  if (shared.access === "read")
    return yield* new Unprocessable({
      message: `This link lets you read the list, not copy it. Ask ${shared.sharedBy} for a link that lets you copy it.`,
    })
  yield* ensureSourceOffered(user, listType)
  const file = extractFileLists(yield* exportList(list, theirs))
  if (Result.isFailure(file))
    return yield* new Unprocessable({ message: `${file.failure.field} ${file.failure.message}.` })
  const ids = yield* importLists(file.success, {
    user,
    reach,
    accountId,
    name: copyName(name),
    isCopy: true,
  })
  const [id = yield* Effect.die(new Error("nothing was copied"))] = ids.toReversed()
  return yield* (yield* SavedCounts).find(reach, id)
})

const notCopied = {
  NotFound: failNotFound,
  ListExportFailed: failUnprocessable,
  ListsNotImported: failUnprocessable,
  CountUnavailable: failUnavailable,
  QuotaReached: failTooManyRequests,
}

/** Calls that open colleagues' shared lists by link, and copy them, by link or once opened. */
export const sharedListCalls = {
  openSharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "openSharedList", ({ payload }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const { shared } = yield* opened(payload.secret)
      yield* (yield* ListShares).letIn(payload.secret, user.id)
      return shared
    }).pipe(Effect.catchTags({ NotFound: failNotFound, QuotaReached: failTooManyRequests })),
  ),
  copySharedList: HttpApiBuilder.handler(Api, "V1SavedLists", "copySharedList", ({ payload }) =>
    Effect.gen(function* () {
      return yield* copyOf(yield* opened(payload.secret))
    }).pipe(Effect.catchTags(notCopied)),
  ),
  copyOpenedList: HttpApiBuilder.handler(Api, "V1SavedLists", "copyOpenedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      return yield* copyOf(yield* findOpenedSharedList(params.id, reach))
    }).pipe(Effect.catchTags(notCopied)),
  ),
}
