import { Actor, contactOfOriginal, type OriginalOrder, namesAreas } from "@listwright/adapters"
import { saveCountProblems } from "@listwright/domain/order"
import { listChangedText, MAX_LIST_NAME, type SavedListId } from "@listwright/domain/saved-lists"
import { type DraftId, hasProblems, originalWords, type Words, words } from "@listwright/domain/shared"
import { Effect } from "effect"
import { StoredDrafts } from "../../../drafts/StoredDrafts.ts"
import { ListContents } from "../../../saved-counts/ListContents.ts"
import { saveDraft } from "../../../saved-counts/saveDraft.ts"
import { saveInto } from "../../../saved-counts/saveInto.ts"
import { submittedDraft } from "../answering/draftOfCall.ts"
import { refuseTooMany } from "../../answering/tooMany.ts"
import { momentText } from "../../answering/momentText.ts"
import { IN_DELIVERY } from "../../v1/saved-lists/refusals.ts"

const notSaved = (reason: Words) => ({ IsSuccess: false, Message: originalWords(reason) })

/** Saves the current draft's count under the order's name, as a new list or to the specified list. */
export const saveCountCall = Effect.fn("saveCountCall")(function* (
  sessionId: DraftId,
  order: OriginalOrder,
  listId: SavedListId | null,
) {
  const { reach, user } = yield* Actor
  const contact = contactOfOriginal(order.OrderContactInformation)
  const problems = saveCountProblems(contact)
  if (hasProblems(problems)) {
    const [[field, problem] = ["", ""]] = Object.entries(problems)
    return notSaved(words`${field}: ${problem}`)
  }
  const found = listId === null ? null : yield* (yield* ListContents).last(reach, listId)
  const named = order.ListModuleSessionId ?? ""
  const draft = yield* submittedDraft({ ...order, ListModuleSessionId: named === "" ? sessionId : named })
  if (order.DraftRevision !== undefined && !namesAreas(order) && order.DraftRevision !== draft.revision)
    return notSaved("This order was changed in another window. Please count it again.")
  const saving = Effect.gen(function* () {
    if (found === null) return yield* saveDraft(user, reach, draft, contact)
    const origin = yield* (yield* StoredDrafts).origin(draft.id)
    const over = origin?.id === found.list.id ? origin.version : null
    const name = contact.orderName.trim().slice(0, MAX_LIST_NAME)
    return yield* saveInto(user, reach, found, { draft, contact, name, over })
  })
  return yield* saving.pipe(
    Effect.as({ IsSuccess: true, Message: "" }),
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.succeed(notSaved(reason)),
      CountUnavailable: ({ reason }) => Effect.succeed(notSaved(reason)),
      DraftTooLarge: () => Effect.succeed(notSaved("This list has too many areas or values to save.")),
      ListInDelivery: () => Effect.succeed(notSaved(IN_DELIVERY)),
      NotOfList: ({ message }) => Effect.succeed(notSaved(message)),
      QuotaReached: refuseTooMany,
      NotPriced: ({ message }) => Effect.succeed(notSaved(message)),
      SavedListChanged: ({ last }) =>
        Effect.succeed(notSaved(listChangedText(found?.list.name ?? "", last, momentText(last.at)))),
    }),
  )
})
