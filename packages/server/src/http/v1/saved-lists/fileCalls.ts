import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { saveCountProblems } from "@listwright/domain/order"
import { extractFileLists } from "@listwright/domain/saved-lists"
import { hasProblems } from "@listwright/domain/shared"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { userContact } from "../../../saved-lists/userContact.ts"
import { exportList } from "../../../saved-lists/exportList.ts"
import { importLists } from "../../../saved-lists/importLists.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { failNotFound, PROFILE_INCOMPLETE_MESSAGE } from "./refusals.ts"
import { failUnavailable, failUnprocessable } from "../../answering/failUnprocessable.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"

/** The name of a list imported from a file that doesn't specify one. */
const UNNAMED = "Imported list"

/** Calls for exporting and importing saved lists as files. */
export const fileCalls = {
  exportSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "exportSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* exportList(yield* counts.find(reach, params.id), reach)
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        ListExportFailed: failUnprocessable,
      }),
    ),
  ),
  importSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "importSavedList", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId = reach.accountId, file } = payload
      yield* ensureSourceOffered(user, file.listType)
      const read = extractFileLists(file)
      if (Result.isFailure(read))
        return yield* new Unprocessable({ message: `file.${read.failure.field} ${read.failure.message}.` })
      const name = payload.name ?? read.success.name ?? UNNAMED
      if (hasProblems(saveCountProblems(userContact(user, name))))
        return yield* new Unprocessable({ message: PROFILE_INCOMPLETE_MESSAGE })
      const ids = yield* importLists(read.success, { user, reach, accountId, name, isCopy: false })
      const counts = yield* SavedCounts
      const made = yield* Effect.forEach(ids, (id) => counts.find(reach, id))
      const [list = yield* Effect.die(new Error("nothing was made")), ...referred] = made.toReversed()
      return { list, referred: referred.toReversed().map(({ row }) => row) }
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        ListsNotImported: failUnprocessable,
        CountUnavailable: failUnavailable,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
}
