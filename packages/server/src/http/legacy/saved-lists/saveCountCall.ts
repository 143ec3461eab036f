import { Actor, contactOfLegacy, type LegacyOrder, namesAreas } from "@listwright/adapters"
import { saveCountProblems } from "@listwright/domain/order"
import { type DraftId, hasProblems } from "@listwright/domain/shared"
import { Effect } from "effect"
import { saveDraft } from "../../../saved-counts/saveDraft.ts"
import { submittedDraft } from "../../answering/draftOfCall.ts"

const notSaved = (Message: string) => ({ IsSuccess: false, Message })

/** Saves the count of the current draft under the name of the order. spec: order-builder §4 (Save count) */
export const saveCountCall = Effect.fn("saveCountCall")(function* (sessionId: DraftId, order: LegacyOrder) {
  const { reach, user } = yield* Actor
  const contact = contactOfLegacy(order.OrderContactInformation)
  const problems = saveCountProblems(contact)
  if (hasProblems(problems)) {
    const [[field, problem] = ["", ""]] = Object.entries(problems)
    return notSaved(`${field}: ${problem}`)
  }
  const named = order.ListModuleSessionId ?? ""
  const draft = yield* submittedDraft({ ...order, ListModuleSessionId: named === "" ? sessionId : named })
  if (order.DraftRevision !== undefined && !namesAreas(order) && order.DraftRevision !== draft.revision)
    return notSaved("This order was changed in another window. Please count it again.")
  return yield* saveDraft(user, reach, draft, contact).pipe(
    Effect.as({ IsSuccess: true, Message: "" }),
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.succeed(notSaved(reason)),
      CountUnavailable: ({ reason }) => Effect.succeed(notSaved(reason)),
      NotPriced: ({ message }) => Effect.succeed(notSaved(message)),
    }),
  )
})
