import type { Draft } from "@listwright/domain/drafts"
import { saveCountProblems } from "@listwright/domain/order"
import { savedCountExpiry, SavedCountId, SavedList } from "@listwright/domain/saved-lists"
import { Schema } from "effect"
import { LegacyOrder } from "../../contract/legacy/order/LegacyOrder.ts"
import { contactOfLegacy } from "../../legacy-order/legacyContact.ts"
import { answered, draftOfCall, refused } from "../answers.ts"
import type { MockAnswer, MockRequest } from "../MockRequest.ts"
import { mockCount } from "../mockCount.ts"
import { type MockState, newName } from "../MockState.ts"
import { mockQuote } from "../pricing/mockPrices.ts"

const Saving = Schema.Struct({ order: LegacyOrder })

/** Saves what a draft comes to now, as the latest of the saved lists. */
export const savedDraft = (state: MockState, draft: Draft, name: string): SavedList => {
  const recorded = Schema.decodeUnknownSync(SavedList)(
    state.recordings.titled("getSavedList", "a saved list").body,
  )
  const { choices, definition } = draft
  const count = mockCount(definition, state.recordedCount)
  const quote = mockQuote(state.prices, definition, choices, count)
  const id = newName(
    state,
    "01990000-0000-4000-8000-00000000b101",
    new Set(state.savedLists.map(({ row }) => row.orderId)),
  )
  const day = new Date().toISOString().slice(0, 10)
  const saved: SavedList = {
    ...recorded,
    definition,
    choices,
    row: {
      ...recorded.row,
      orderId: SavedCountId.make(id),
      sessionId: draft.id,
      orderCode: `LW-MOCK-${id.slice(-4).toUpperCase()}`,
      orderDesc: name,
      orderDate: day,
      expirationDate: savedCountExpiry(day),
      listType: draft.listType,
      totalDesiredQty: quote?.quantity ?? count.total,
      totalEstmCost: quote?.figures.TotalPretaxCost ?? "0.00",
      costPrice: quote?.figures.CostPrice ?? "0.00000",
    },
  }
  state.savedLists.unshift(saved)
  state.savedDrafts.set(draft.id, saved)
  return saved
}

/** The answer to Save Count. */
export const saveCountAnswer = (state: MockState, request: MockRequest): MockAnswer => {
  const { order } = Schema.decodeUnknownSync(Saving)(request.body)
  const contact = contactOfLegacy(order.OrderContactInformation)
  const [problem] = Object.entries(saveCountProblems(contact))
  if (problem !== undefined) return answered({ IsSuccess: false, Message: problem.join(": ") })
  const draft = draftOfCall(state, request)
  if (draft === undefined) return refused("This draft was not found.")
  savedDraft(state, draft.current, contact.orderName)
  return answered({ IsSuccess: true, Message: "" })
}
