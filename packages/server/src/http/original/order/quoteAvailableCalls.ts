import { Actor, Api, type OriginalOrder } from "@listwright/adapters"
import { sendQuote } from "@listwright/domain/order"
import { SavedListId, sendQuoteProblem } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { savedCountOf } from "../../../quotes/quotableCounts.ts"
import { NO_QUOTES } from "../../answering/ensureQuoted.ts"
import { answering } from "../../answering/answering.ts"
import { keptDraft } from "../answering/draftOfCall.ts"
import { originalWords, type Words } from "@listwright/domain/shared"

const notAvailable = (reason: Words) => ({
  IsSuccess: false,
  Message: originalWords(reason),
  OrderId: SavedListId.make(""),
  OrderDesc: "",
  Email: "",
})

/** Tells whether an order can be quoted as is, and from which saved count. */
const available = Effect.fn("quoteAvailable")(function* (order: OriginalOrder) {
  const { reach } = yield* Actor
  const { configuration } = yield* Site
  const draft = yield* keptDraft(order)
  const saved = yield* savedCountOf(reach, draft)
  const state = sendQuote(configuration, saved !== null)
  const problem = sendQuoteProblem(state)
  if (problem !== null) return notAvailable(problem.text)
  if (state === "hidden" || saved === null) return notAvailable(NO_QUOTES)
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
    answering(available(payload.order)),
  ),
}
