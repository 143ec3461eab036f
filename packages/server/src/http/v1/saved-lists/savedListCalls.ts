import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { defaultChoices } from "@listwright/domain/drafts"
import { saveCountProblems } from "@listwright/domain/order"
import { hasProblems } from "@listwright/domain/shared"
import { partDefinition } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { createUnsavedDraft } from "../../../drafts/createUnsavedDraft.ts"
import { createDraft } from "../../../drafts/createDraft.ts"
import { userContact } from "../../../saved-lists/userContact.ts"
import { copySavedList } from "../../../saved-lists/copySavedList.ts"
import { compareSavedLists } from "./compareSavedLists.ts"
import { comparison } from "../../../saved-lists/computeListOverlap.ts"
import { saveDraft } from "../../../saved-lists/saveDraft.ts"
import { ListContents } from "../../../saved-lists/ListContents.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { fileCalls } from "./fileCalls.ts"
import { openedListCalls } from "./openedListCalls.ts"
import { repeatCalls } from "./repeatCalls.ts"
import { shareCalls } from "./shareCalls.ts"
import { sharedListCalls } from "./sharedListCalls.ts"
import { tableCalls } from "./tableCalls.ts"
import { watchCalls } from "./watchCalls.ts"
import { failNotFound, PROFILE_INCOMPLETE_MESSAGE, failTooLarge } from "./refusals.ts"
import {
  failUnavailable,
  failUnprocessable,
  failUnprocessableReason,
} from "../../answering/failUnprocessable.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { ensureListAccepted } from "../../answering/ensureListAccepted.ts"
import { reopenedChoices } from "../../../saved-lists/reopenedChoices.ts"

/** Calls for saved lists with their full content. */
const savedListCalls = {
  getSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "getSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts.find(reach, params.id).pipe(Effect.catchTag("NotFound", failNotFound))
    }),
  ),
  saveDefinition: HttpApiBuilder.handler(Api, "V1SavedLists", "saveDefinition", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId = reach.accountId, definition, name } = payload
      yield* ensureSourceOffered(user, definition.listType)
      yield* ensureListAccepted(definition, null)
      const contact = userContact(user, name)
      if (hasProblems(saveCountProblems(contact)))
        return yield* new Unprocessable({ message: PROFILE_INCOMPLETE_MESSAGE })
      const draft = yield* createDraft(user, reach, accountId, definition, null)
      const counts = yield* SavedCounts
      return yield* counts.find(reach, yield* saveDraft(user, reach, draft, contact))
    }).pipe(
      Effect.catchTags({
        CountRefused: failUnprocessableReason,
        CountUnavailable: failUnavailable,
        NotPriced: failUnprocessable,
        DraftTooLarge: failTooLarge,
        NotFound: failNotFound,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
  renameSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "renameSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts
        .rename(reach, params.id, payload.name)
        .pipe(Effect.catchTag("NotFound", failNotFound))
    }),
  ),
  duplicateSavedList: HttpApiBuilder.handler(
    Api,
    "V1SavedLists",
    "duplicateSavedList",
    ({ params, payload }) =>
      Effect.gen(function* () {
        const { reach, user } = yield* Actor
        const counts = yield* SavedCounts
        const list = yield* counts.find(reach, params.id)
        yield* ensureSourceOffered(user, list.row.listType)
        return yield* copySavedList(user, reach, list, payload.name ?? null)
      }).pipe(
        Effect.catchTags({
          NotFound: failNotFound,
          DraftTooLarge: failTooLarge,
          QuotaReached: failTooManyRequests,
        }),
      ),
  ),
  openSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "openSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const counts = yield* SavedCounts
      // Reads the version first: if another user saves into the list in between, the draft is behind, never ahead.
      const { last } = yield* (yield* ListContents).last(reach, params.id)
      const { choices, definition, row } = yield* counts.find(reach, params.id)
      yield* ensureSourceOffered(user, row.listType)
      const from = { id: row.id, version: last.version }
      return yield* createDraft(
        user,
        reach,
        row.accountId,
        definition,
        reopenedChoices(choices, row.name),
        from,
      )
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        DraftTooLarge: failTooLarge,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
  compareLists: HttpApiBuilder.handler(Api, "V1SavedLists", "compareLists", ({ payload }) =>
    compareSavedLists(payload),
  ),
  openPart: HttpApiBuilder.handler(Api, "V1SavedLists", "openPart", ({ payload: { lists, part } }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId, ids, listType } = yield* comparison(user, reach, { lists, over: part })
      const definition = partDefinition(listType, ids, part)
      yield* ensureListAccepted(definition, null)
      const opened = { ...defaultChoices, step: "order" as const }
      return yield* createUnsavedDraft(user, reach, accountId, definition, opened)
    }).pipe(
      Effect.catchTags({
        ListsNotComparable: failUnprocessable,
        NotFound: failNotFound,
        DraftTooLarge: failTooLarge,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
}

export const layerV1SavedLists = HttpApiBuilder.group(Api, "V1SavedLists", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      ...savedListCalls,
      ...fileCalls,
      ...shareCalls,
      ...sharedListCalls,
      ...openedListCalls,
      ...repeatCalls,
      ...watchCalls,
      ...tableCalls,
    }),
  ),
)
