import { Actor, readOriginalContact, type OriginalOrder, hasNamedAreas } from "@listwright/adapters"
import { saveCountProblems } from "@listwright/domain/order"
import { listChangedText, MAX_LIST_NAME_LENGTH, type SavedListId } from "@listwright/domain/saved-lists"
import {
  type DraftId,
  hasProblems,
  originalMessage,
  type MessageText,
  messageText,
} from "@listwright/domain/shared"
import { Effect } from "effect"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { ListContents } from "../../../saved-lists/ListContents.ts"
import { saveDraft } from "../../../saved-lists/saveDraft.ts"
import { replaceListContent } from "../../../saved-lists/replaceListContent.ts"
import { resolveSubmittedDraft } from "../answering/findCallDraft.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { formatTimestamp } from "../../answering/formatTimestamp.ts"
import { LIST_IN_DELIVERY_MESSAGE } from "../../v1/saved-lists/refusals.ts"

const notSaved = (reason: MessageText) => ({ IsSuccess: false, Message: originalMessage(reason) })

/** Saves the current draft's count under the order's name, as a new list or to the specified list. */
export const saveCountCall = Effect.fn("saveCountCall")(function* (
  sessionId: DraftId,
  order: OriginalOrder,
  listId: SavedListId | null,
) {
  const { reach, user } = yield* Actor
  const contact = readOriginalContact(order.OrderContactInformation)
  const problems = saveCountProblems(contact)
  if (hasProblems(problems)) {
    const [[field, problem] = ["", ""]] = Object.entries(problems)
    return notSaved(messageText`${field}: ${problem}`)
  }
  const found = listId === null ? null : yield* (yield* ListContents).last(reach, listId)
  const named = order.ListModuleSessionId ?? ""
  const draft = yield* resolveSubmittedDraft({
    ...order,
    ListModuleSessionId: named === "" ? sessionId : named,
  })
  if (order.DraftRevision !== undefined && !hasNamedAreas(order) && order.DraftRevision !== draft.revision)
    return notSaved("This order was changed in another window. Please count it again.")
  const saving = Effect.gen(function* () {
    if (found === null) return yield* saveDraft(user, reach, draft, contact)
    const origin = yield* (yield* StoredDrafts).origin(draft.id)
    const over = origin?.id === found.list.id ? origin.version : null
    const name = contact.orderName.trim().slice(0, MAX_LIST_NAME_LENGTH)
    return yield* replaceListContent(user, reach, found, { draft, contact, name, over })
  })
  return yield* saving.pipe(
    Effect.as({ IsSuccess: true, Message: "" }),
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.succeed(notSaved(reason)),
      CountUnavailable: ({ reason }) => Effect.succeed(notSaved(reason)),
      DraftTooLarge: () => Effect.succeed(notSaved("This list has too many areas or values to save.")),
      ListInDelivery: () => Effect.succeed(notSaved(LIST_IN_DELIVERY_MESSAGE)),
      ListMismatch: ({ message }) => Effect.succeed(notSaved(message)),
      QuotaReached: refuseTooManyRequests,
      NotPriced: ({ message }) => Effect.succeed(notSaved(message)),
      SavedListChanged: ({ last }) =>
        Effect.succeed(notSaved(listChangedText(found?.list.name ?? "", last, formatTimestamp(last.at)))),
    }),
  )
})
