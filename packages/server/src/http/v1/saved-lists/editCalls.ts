import { Actor, Api, ListChanged, type SaveIntoListPayload, Unprocessable } from "@listwright/adapters"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { saveCountProblems } from "@listwright/domain/order"
import { type DraftList, listChangedText, type SavedListChanged } from "@listwright/domain/saved-lists"
import { hasProblems } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { createDraft } from "../../../drafts/createDraft.ts"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { userContact } from "../../../saved-lists/userContact.ts"
import { ListContents } from "../../../saved-lists/ListContents.ts"
import {
  ensureSameSource,
  ensureExpectedVersion,
  type ExistingList,
  replaceListContent,
} from "../../../saved-lists/replaceListContent.ts"
import { SavedCounts } from "../../../saved-lists/SavedCounts.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { ensureListAccepted } from "../../answering/ensureListAccepted.ts"
import { formatTimestamp } from "../../answering/formatTimestamp.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import {
  failUnavailable,
  failUnprocessable,
  failUnprocessableReason,
} from "../../answering/failUnprocessable.ts"
import {
  LIST_IN_DELIVERY_MESSAGE,
  failNotFound,
  PROFILE_INCOMPLETE_MESSAGE,
  failTooLarge,
} from "./refusals.ts"

const NONE: DraftList = { state: "none", list: null, last: null }
const GONE: DraftList = { ...NONE, state: "gone" }

const NOTHING_TO_UNDO = "There is nothing to undo: the list was already restored."

const CHANGED_ELSEWHERE = "This order was changed in another window. Please count it again."

const changed =
  (name: string) =>
  ({ last }: SavedListChanged) =>
    Effect.fail(new ListChanged({ message: listChangedText(name, last, formatTimestamp(last.at)), last }))

type Asked = typeof SaveIntoListPayload.Type

/** Returns the draft that a request specifies, or the definition that the request contains. */
const sentContent = Effect.fn("sentContent")(function* ({ definition, draft: named }: Asked) {
  const { reach } = yield* Actor
  if (definition !== undefined && named === undefined) return definition
  if (definition !== undefined || named === undefined)
    return yield* new Unprocessable({ message: "Send either a draft or a definition." })
  const draft = yield* (yield* StoredDrafts).get(reach, named.id)
  return named.revision === undefined || named.revision === draft.revision
    ? draft
    : yield* new Unprocessable({ message: CHANGED_ELSEWHERE })
})

/**
 * Returns the content to save to a list, which is the request's draft or a new draft of the request's definition, and
 * the version that it may replace.
 */
const contentOf = Effect.fn("contentOf")(function* (
  found: ExistingList,
  content: Draft | CanonicalDefinition,
  { draft: named, name, over }: Asked,
) {
  const { reach, user } = yield* Actor
  const { accountId, listType } = found.list
  const contact = named?.contact ?? userContact(user, name ?? found.list.name)
  if (hasProblems(saveCountProblems(contact)))
    return yield* new Unprocessable({ message: PROFILE_INCOMPLETE_MESSAGE })
  yield* ensureSourceOffered(user, listType)
  if ("definition" in content) {
    yield* ensureListAccepted(content.definition, content.definition)
    const origin = yield* (yield* StoredDrafts).origin(content.id)
    return { draft: content, contact, over: over ?? (origin?.id === found.list.id ? origin.version : null) }
  }
  yield* ensureListAccepted(content, null)
  yield* ensureSameSource(found.list, content)
  yield* ensureExpectedVersion(found, over ?? null)
  const draft = yield* createDraft(user, reach, accountId, content, null)
  return { draft, contact, over: over ?? null }
})

const refused = {
  CountRefused: failUnprocessableReason,
  CountUnavailable: failUnavailable,
  DraftTooLarge: failTooLarge,
  ListInDelivery: () => failUnprocessable({ message: LIST_IN_DELIVERY_MESSAGE }),
  NotFound: failNotFound,
  ListMismatch: failUnprocessable,
  NotPriced: failUnprocessable,
  QuotaReached: failTooManyRequests,
}

/** Calls that change saved lists in place. */
const editCalls = {
  listOfDraft: HttpApiBuilder.handler(Api, "V1SavedListEdits", "listOfDraft", ({ params }) =>
    Effect.gen(function* () {
      const { reach } = yield* Actor
      const drafts = yield* StoredDrafts
      const draft = yield* drafts.get(reach, params.id)
      const origin = yield* drafts.origin(draft.id)
      if (origin === null) return NONE
      const contents = yield* ListContents
      return yield* contents.last(reach, origin.id).pipe(
        Effect.map(({ last, list }): DraftList => {
          if (list.accountId !== draft.accountId) return { state: "otherAccount", list, last }
          return { state: last.version === origin.version ? "same" : "changed", list, last }
        }),
        Effect.catchTag("NotFound", () => Effect.succeed(GONE)),
      )
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  saveIntoList: HttpApiBuilder.handler(Api, "V1SavedListEdits", "saveIntoList", ({ params, payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const content = yield* sentContent(payload)
      const found = yield* (yield* ListContents).last(reach, params.id)
      return yield* contentOf(found, content, payload).pipe(
        Effect.flatMap((saved) =>
          replaceListContent(user, reach, found, { ...saved, name: payload.name ?? null }),
        ),
        Effect.catchTag("SavedListChanged", changed(found.list.name)),
      )
    }).pipe(Effect.catchTags(refused)),
  ),
  undoSaveIntoList: HttpApiBuilder.handler(
    Api,
    "V1SavedListEdits",
    "undoSaveIntoList",
    ({ params, payload }) =>
      Effect.gen(function* () {
        const { reach } = yield* Actor
        const contents = yield* ListContents
        const { list } = yield* contents.last(reach, params.id)
        yield* contents
          .restore(reach, params.id, payload.version)
          .pipe(Effect.catchTag("SavedListChanged", changed(list.name)))
        return yield* (yield* SavedCounts).find(reach, params.id)
      }).pipe(
        Effect.catchTags({
          ListInDelivery: () => failUnprocessable({ message: LIST_IN_DELIVERY_MESSAGE }),
          NotFound: failNotFound,
          ReplacedContentMissing: () => failUnprocessable({ message: NOTHING_TO_UNDO }),
        }),
      ),
  ),
}

export const layerV1SavedListEdits = HttpApiBuilder.group(Api, "V1SavedListEdits", (handlers) =>
  Effect.succeed(handlers.handleAll(editCalls)),
)
