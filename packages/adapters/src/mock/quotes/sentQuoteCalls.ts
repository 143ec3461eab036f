import { Draft } from "@listwright/domain/drafts"
import { OpenedQuote } from "@listwright/domain/quotes"
import { Schema } from "effect"
import { answered, draftOfCall } from "../answers.ts"
import { newDraft } from "../drafts/newDraft.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const encodeDraft = Schema.encodeSync(Schema.toCodecJson(Draft))

/** Quotes of saved lists. Every quote is the recorded one; ordering it makes a draft that can be gone on with. */
export const sentQuoteCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const recorded = Schema.decodeUnknownSync(OpenedQuote)(recordings.titled("openQuote", "opened").body)
  return {
    IsOrderQuoteAvailable: (request) => {
      const draft = draftOfCall(state, request)
      const list = state.savedDrafts.get(draft?.current.id ?? "")
      if (list === undefined) return recordings.titled("IsOrderQuoteAvailable", "Save Count comes first")
      const { orderDesc, orderId } = list.row
      const { email } = recorded.sent.contact
      return answered({ IsSuccess: true, Message: "", OrderId: orderId, OrderDesc: orderDesc, Email: email })
    },
    sendQuote: () => recordings.titled("sendQuote", "sent"),
    orderQuote: ({ params }) => {
      const { choices, contact, definition, id, listType } = recorded.sent
      if (params["id"] !== id) return recordings.titled("orderQuote", "somebody else's")
      const opened = { ...choices, contact, step: "order" as const, countId: null, quoteId: id }
      return { status: 200, body: encodeDraft(newDraft(state, listType, { definition, choices: opened })) }
    },
  }
}
