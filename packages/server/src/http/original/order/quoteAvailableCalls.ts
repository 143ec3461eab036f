import { Actor, Api, type OriginalOrder } from "@listwright/adapters"
import { decideSendQuote } from "@listwright/domain/order"
import { SavedListId, sendQuoteProblem } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { findCurrentSavedCount } from "../../../quotes/quotableCounts.ts"
import { QUOTES_DISABLED_MESSAGE } from "../../answering/ensureQuotesEnabled.ts"
import { toEnvelope } from "../../answering/toEnvelope.ts"
import { findAcceptedDraft } from "../answering/findCallDraft.ts"
import { originalMessage, type MessageText } from "@listwright/domain/shared"

const notAvailable = (reason: MessageText) => ({
  IsSuccess: false,
  Message: originalMessage(reason),
  OrderId: SavedListId.make(""),
  OrderDesc: "",
  Email: "",
})

/** Returns whether an order can be quoted as is, and the saved count to quote it from. */
const available = Effect.fn("available")(function* (order: OriginalOrder) {
  const { reach } = yield* Actor
  const { configuration } = yield* Site
  const draft = yield* findAcceptedDraft(order)
  const saved = yield* findCurrentSavedCount(reach, draft)
  const state = decideSendQuote(configuration, saved !== null)
  const problem = sendQuoteProblem(state)
  if (problem !== null) return notAvailable(problem.text)
  if (state === "hidden" || saved === null) return notAvailable(QUOTES_DISABLED_MESSAGE)
  return {
    IsSuccess: true,
    Message: "",
    OrderId: saved.id,
    OrderDesc: saved.name,
    Email: saved.contact.email,
  }
})

/** Calls made before a quote is sent. */
export const quoteAvailableCalls = {
  IsOrderQuoteAvailable: HttpApiBuilder.handler(Api, "Order", "IsOrderQuoteAvailable", ({ payload }) =>
    toEnvelope(available(payload.order)),
  ),
}
