import type { Reach, User } from "@listwright/domain/account"
import type { Contact, Draft } from "@listwright/domain/drafts"
import { Effect } from "effect"
import { QuoteDesk } from "../pricing/QuoteDesk.ts"
import { SavedCounts } from "./SavedCounts.ts"

/** Counts and prices a draft, and saves what it came to under the name in the contact. Returns the id. */
export const saveDraft = Effect.fn("saveDraft")(function* (
  user: User,
  reach: Reach,
  draft: Draft,
  contact: Contact,
) {
  const desk = yield* QuoteDesk
  const saved = yield* SavedCounts
  const { count, quote } = yield* desk.quote(user, draft, { accountId: draft.accountId, reach })
  return yield* saved.save(user.id, {
    draft,
    contact,
    count,
    quantity: quote.quantity,
    figures: quote.figures,
  })
})
