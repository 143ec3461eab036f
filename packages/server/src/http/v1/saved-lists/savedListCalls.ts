import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { defaultChoices } from "@listwright/domain/drafts"
import { saveCountProblems } from "@listwright/domain/order"
import { hasProblems } from "@listwright/domain/shared"
import { definitionOfPart } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { madeDraftOf } from "../../../drafts/madeDraftOf.ts"
import { newDraftOf } from "../../../drafts/newDraftOf.ts"
import { contactOfUser } from "../../../saved-counts/contactOfUser.ts"
import { copySavedList } from "../../../saved-counts/copySavedList.ts"
import { comparedLists } from "./comparedLists.ts"
import { comparison } from "../../../saved-counts/overlapOfLists.ts"
import { saveDraft } from "../../../saved-counts/saveDraft.ts"
import { ListContents } from "../../../saved-counts/ListContents.ts"
import { SavedCounts } from "../../../saved-counts/SavedCounts.ts"
import { tooMany } from "../../answering/tooMany.ts"
import { fileCalls } from "./fileCalls.ts"
import { openedListCalls } from "./openedListCalls.ts"
import { repeatCalls } from "./repeatCalls.ts"
import { shareCalls } from "./shareCalls.ts"
import { sharedListCalls } from "./sharedListCalls.ts"
import { tableCalls } from "./tableCalls.ts"
import { watchCalls } from "./watchCalls.ts"
import { missing, PROFILE_INCOMPLETE, tooLarge } from "./refusals.ts"
import { unavailable, unprocessable, unprocessableFor } from "../../answering/unprocessable.ts"
import { ensureOffered } from "../../answering/ensureOffered.ts"
import { ensureTaken } from "../../answering/ensureTaken.ts"
import { reopened } from "../../../saved-counts/reopened.ts"

/** Calls for saved lists with their full content. */
const savedListCalls = {
  getSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "getSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts.find(reach, params.id).pipe(Effect.catchTag("NotFound", missing))
    }),
  ),
  saveDefinition: HttpApiBuilder.handler(Api, "V1SavedLists", "saveDefinition", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId = reach.accountId, definition, name } = payload
      yield* ensureOffered(user, definition.listType)
      yield* ensureTaken(definition, null)
      const contact = contactOfUser(user, name)
      if (hasProblems(saveCountProblems(contact)))
        return yield* new Unprocessable({ message: PROFILE_INCOMPLETE })
      const draft = yield* newDraftOf(user, reach, accountId, definition, null)
      const counts = yield* SavedCounts
      return yield* counts.find(reach, yield* saveDraft(user, reach, draft, contact))
    }).pipe(
      Effect.catchTags({
        CountRefused: unprocessableFor,
        CountUnavailable: unavailable,
        NotPriced: unprocessable,
        DraftTooLarge: tooLarge,
        NotFound: missing,
        QuotaReached: tooMany,
      }),
    ),
  ),
  renameSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "renameSavedList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const counts = yield* SavedCounts
      return yield* counts.rename(reach, params.id, payload.name).pipe(Effect.catchTag("NotFound", missing))
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
        yield* ensureOffered(user, list.row.listType)
        return yield* copySavedList(user, reach, list, payload.name ?? null)
      }).pipe(Effect.catchTags({ NotFound: missing, DraftTooLarge: tooLarge, QuotaReached: tooMany })),
  ),
  openSavedList: HttpApiBuilder.handler(Api, "V1SavedLists", "openSavedList", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const counts = yield* SavedCounts
      // Reads the version first: if another user saves into the list in between, the draft is behind, never ahead.
      const { last } = yield* (yield* ListContents).last(reach, params.id)
      const { choices, definition, row } = yield* counts.find(reach, params.id)
      yield* ensureOffered(user, row.listType)
      const from = { id: row.id, version: last.version }
      return yield* newDraftOf(user, reach, row.accountId, definition, reopened(choices, row.name), from)
    }).pipe(Effect.catchTags({ NotFound: missing, DraftTooLarge: tooLarge, QuotaReached: tooMany })),
  ),
  compareLists: HttpApiBuilder.handler(Api, "V1SavedLists", "compareLists", ({ payload }) =>
    comparedLists(payload),
  ),
  openPart: HttpApiBuilder.handler(Api, "V1SavedLists", "openPart", ({ payload: { lists, part } }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { accountId, ids, listType } = yield* comparison(user, reach, { lists, over: part })
      const definition = definitionOfPart(listType, ids, part)
      yield* ensureTaken(definition, null)
      const opened = { ...defaultChoices, step: "order" as const }
      return yield* madeDraftOf(user, reach, accountId, definition, opened)
    }).pipe(
      Effect.catchTags({
        NotComparable: unprocessable,
        NotFound: missing,
        DraftTooLarge: tooLarge,
        QuotaReached: tooMany,
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
